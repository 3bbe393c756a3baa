/**
 * How every element of the app is made: as React makes it, with texts that are too long cut. It stands here and not in the
 * parts, because a service may send a text of megabytes in any field, and each of some hundred places shows one.
 * https://react.dev/blog/2020/09/22/introducing-the-new-jsx-transform
 */
import type { ElementType, Key } from 'react'
import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime'
import { cutProps, type ElementProps } from './cutProps.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

/** Parts of the app receive texts whole; only what the browser draws is cut. */
export const isDrawn = (type: ElementType): boolean =>
  typeof type === 'string' || Object.is(type, Fragment)

export function jsx(type: ElementType, props: ElementProps, key?: Key) {
  return one(type, isDrawn(type) ? cutProps(props) : props, key)
}

export function jsxs(type: ElementType, props: ElementProps, key?: Key) {
  return many(type, isDrawn(type) ? cutProps(props) : props, key)
}

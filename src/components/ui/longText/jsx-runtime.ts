/**
 * Creates every element of the app as React does, but truncates too long texts. It is here rather than in the components,
 * because a service may send megabytes in any field, and some hundred places show one.
 * https://react.dev/blog/2020/09/22/introducing-the-new-jsx-transform
 */
import type { ElementType, Key } from 'react'
import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime'
import { cutProps, type ElementProps } from './cutProps.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

/** Whether an element is drawn itself, so that its texts are truncated; components receive texts whole. */
export const isDrawn = (type: ElementType): boolean =>
  typeof type === 'string' || Object.is(type, Fragment)

export function jsx(type: ElementType, props: ElementProps, key?: Key) {
  return one(type, isDrawn(type) ? cutProps(props) : props, key)
}

export function jsxs(type: ElementType, props: ElementProps, key?: Key) {
  return many(type, isDrawn(type) ? cutProps(props) : props, key)
}

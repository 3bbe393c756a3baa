/** The variant of `jsx-runtime.ts` for the development server and for tests. */
import type { ElementType, Key } from 'react'
import { jsxDEV as one, type JSXSource } from 'react/jsx-dev-runtime'
import { cutProps, type ElementProps } from './cutProps.ts'
import { isDrawn } from './jsx-runtime.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment } from 'react/jsx-runtime'

export function jsxDEV(
  type: ElementType,
  props: ElementProps,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  return one(type, isDrawn(type) ? cutProps(props) : props, key, isStatic, source, self)
}

import { createElement, type ReactNode } from 'react'

const isText = (child: unknown): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

const isElement = (child: unknown): boolean => typeof child === 'object' && child !== null

/**
 * The children of an element, with each text alone in an element: texts only are joined, and one beside elements gets a span. A page
 * translator replaces text nodes by its own. React finds the text that is alone in its element again, but would go on changing the lost
 * node of one that has something beside it: a sum would stand still on the screen.
 */
export const textsApart = (children: ReactNode): ReactNode => {
  if (!Array.isArray(children) || !children.some(isText)) return children
  if (!children.some(isElement)) return children.filter(isText).join('')
  return children.map((child: ReactNode, index) =>
    isText(child) ? createElement('span', { key: `text-${index}` }, String(child)) : child,
  )
}

import { createElement, type ReactNode } from 'react'

const isText = (child: unknown): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

const isElement = (child: unknown): boolean => typeof child === 'object' && child !== null

/**
 * Returns the children of an element, with each text alone in an element. Texts only are joined, and one beside
 * elements gets a span. A page translator replaces text nodes. React finds the new node of a text alone in its element.
 * For a text beside others it would update the lost node, so that a sum on the screen would never change.
 */
export const textsApart = (children: ReactNode): ReactNode => {
  if (!Array.isArray(children) || !children.some(isText)) return children
  if (!children.some(isElement)) return children.filter(isText).join('')
  return children.map((child: ReactNode, index) =>
    isText(child) ? createElement('span', { key: `text-${index}` }, String(child)) : child,
  )
}

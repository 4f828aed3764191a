import { createElement, type ReactNode } from 'react'

const isText = (child: unknown): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

const isElement = (child: unknown): boolean => typeof child === 'object' && child !== null

/**
 * Returns the children of an element so that each text is the only child of its own element. Adjacent texts are joined,
 * and a text beside elements is put into a span. The reason is that a page translator replaces text nodes, and React
 * finds the new node only if the text is an only child. Otherwise React would update the removed node, and an amount on
 * the screen would never change.
 */
export const textsApart = (children: ReactNode): ReactNode => {
  if (!Array.isArray(children) || !children.some(isText)) return children
  if (!children.some(isElement)) return children.filter(isText).join('')
  return children.map((child: ReactNode, index) =>
    isText(child) ? createElement('span', { key: `text-${index}` }, String(child)) : child,
  )
}

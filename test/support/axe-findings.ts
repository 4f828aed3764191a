import type { RunOptions } from 'axe-core'

/** Rules about the page around a component, and about colors, which jsdom does not compute. */
const RULES: RunOptions['rules'] = { region: { enabled: false }, 'color-contrast': { enabled: false } }

/** Returns axe's findings on a mounted component: the rule and the element. Empty if axe finds nothing. */
export const axeFindings = async (root: HTMLElement): Promise<string[]> => {
  // The tests forbid text nodes beside other nodes (`dom-setup.js`), but axe creates one when it is loaded.
  const { createTextNode } = document
  document.createTextNode = Document.prototype.createTextNode
  const { default: axe } = await import('axe-core')
  document.createTextNode = createTextNode
  const { violations } = await axe.run(root, { rules: RULES })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

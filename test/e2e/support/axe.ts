import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { still } from '../../../scripts/browser/tour/stop'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Returns axe's findings on the current page, one line for each element. Empty if axe finds nothing. `color-contrast
 * (serious): <span class="price"> … why`
 */
export const axe = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await still({ page })
  const options: RunOptions = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] }
  const { violations } = await page.evaluate(
    (run) =>
      (window as unknown as { axe: { run(on: Document, o: object): Promise<AxeResults> } }).axe.run(document, run),
    options,
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = (failureSummary ?? '').replace(/\s+/g, ' ').replace(/^Fix (any|all) of the following: /, '')
      return `${id} (${impact}): ${html.slice(0, 120)} ${why}`
    }),
  )
}

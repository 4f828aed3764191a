import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compiledSheet } from '../support/compiled-sheet'

const SOURCES = path.resolve(__dirname, '../../src')

/** Returns the style sheets that draw a mask over a background. */
const masked = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
  (file) =>
    file.endsWith('.module.scss') && readFileSync(path.join(SOURCES, file), 'utf8').includes(' mask-image: var('),
)

describe('high contrast (forced-colors)', () => {
  it.each(masked)('draws the masks of %s in the color of the text', (file) => {
    expect(compiledSheet(file)).toMatch(
      /@media \(forced-colors: active\) \{\s*\.[^{}]+\{\s*background-color: CanvasText;/,
    )
  })

  it('includes the style sheet of the icons', () => {
    expect(masked).toContain('components/ui/icon/icon.module.scss')
  })
})

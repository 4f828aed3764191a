import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOfText } from '../../config/plain-english/faults'

const MAX_LENGTH = 120

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))

const files = ['README.md', ...['config', 'scripts', 'src', 'test'].flatMap(filesBelow)]

/** Returns the text in which code blocks are replaced by empty lines. */
const proseOf = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replace(/.+/g, ''))

/** Returns the anchors that GitHub generates for the headings of a file. */
const anchorsOf = (text: string): string[] => {
  const counts = new Map<string, number>()
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const title = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
    const slug = title.replaceAll(' ', '-')
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    return count ? `${slug}-${count}` : slug
  })
}

/** Returns the targets of all relative links to files or anchors that do not exist. */
const brokenLinks = (file: string, text: string): string[] =>
  [
    ...proseOf(text)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => {
      if (/^[a-z]+:/.test(target)) return false
      const [name = '', anchor] = target.split('#')
      const linked = name ? path.join(path.dirname(file), name) : file
      if (!existsSync(linked)) return true
      return anchor !== undefined && !anchorsOf(linked === file ? text : readFileSync(linked, 'utf8')).includes(anchor)
    })

const longLines = (text: string): string[] =>
  proseOf(text)
    .split('\n')
    .filter((line) => [...line].length > MAX_LENGTH && !line.startsWith('|'))

/** Returns the text of paragraphs and list items, without the marks of emphasis and links. */
const paragraphsOf = (text: string): string[] =>
  proseOf(text)
    .replace(/^(\||#).*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((block) => block.replace(/^\s*(?:[-*]|\d+\.) /, '').replaceAll('**', ''))
    .map((block) =>
      block
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    )

test('reports a broken link, a broken anchor and a long line', () => {
  const text = `# A b\n[file](absent.md) [anchor](#c) [good](#a-b)\n${'x'.repeat(MAX_LENGTH + 1)}\n`
  expect(brokenLinks('README.md', text)).toEqual(['absent.md', '#c'])
  expect(longLines(text)).toHaveLength(1)
})

test('checks the language of paragraphs and list items, but not of headings and tables', () => {
  const text = '# Who\n\nReads it.\nIs\n**told**.\n\n- Whose\n  turn it is.\n\n| told |\n'
  expect(paragraphsOf(text).flatMap(faultsOfText)).toHaveLength(2)
})

test.each(files)('finds no language fault, broken link or long line in %s', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(brokenLinks(file, text)).toEqual([])
  expect(longLines(text)).toEqual([])
  const faults = paragraphsOf(text).flatMap((each) => faultsOfText(each).map((fault) => `${fault}: ${each}`))
  expect(faults).toEqual([])
})

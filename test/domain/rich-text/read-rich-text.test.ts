import fc from 'fast-check'
import { readRichText } from '@/domain/rich-text/read-rich-text'
import type { RichBlock } from '@/domain/rich-text/blocks'
import { PAYLOADS } from '../../e2e/support/payloads'

const textOf = (block: RichBlock): string => ('runs' in block ? block.runs.map(({ text }) => text).join('') : '')

const addressesOf = (block: RichBlock): string[] => {
  if (block.kind === 'picture') return [block.src]
  return 'runs' in block ? block.runs.flatMap(({ href }) => (href ? [href] : [])) : []
}

test('returns headings, paragraphs, lists, quotes, rules and pictures as a flat list', () => {
  const blocks = readRichText(`
    <h2>Before you <b>come</b></h2><p>Doors open at&nbsp;18:30 &amp; close at 19:20.<br>No late entry.</p>
    <ul><li>Ticket code<ol><li>screen on</li><li>bright</li></ol></li></ul>
    <blockquote>Quiet, please</blockquote><hr><img src="/media/a.webp" alt="The hall">`)
  expect(blocks.map((block) => [block.kind, textOf(block)])).toEqual([
    ['heading', 'Before you come'],
    ['paragraph', 'Doors open at 18:30 & close at 19:20.\nNo late entry.'],
    ['item', 'Ticket code'],
    ['item', 'screen on'],
    ['item', 'bright'],
    ['quote', 'Quiet, please'],
    ['rule', ''],
    ['picture', ''],
  ])
  expect(blocks.flatMap((block) => (block.kind === 'item' ? [[block.mark, block.depth]] : []))).toEqual([
    ['•', 1],
    ['1.', 2],
    ['2.', 2],
  ])
})

test('preserves nested text styles', () => {
  const [block] = readRichText('<p>a<b>b<i>c</i></b><u>d</u><s>e</s></p>')
  const looks = 'runs' in block ? block.runs : []
  const names = ['strong', 'emphasis', 'underlined', 'struck'] as const
  expect(looks.map((run) => `${run.text}:${names.filter((name) => run[name]).join('+')}`)).toEqual([
    'a:',
    'b:strong',
    'c:strong+emphasis',
    'd:underlined',
    'e:struck',
  ])
})

test('allows only links to https addresses and to paths of the shop', () => {
  const leads = (href: string) => readRichText(`<p><a href="${href}">x</a></p>`).flatMap(addressesOf)
  expect(leads('https://merchant.example/a?b=1&amp;c=2')).toEqual(['https://merchant.example/a?b=1&c=2'])
  expect(leads('/content/S1001')).toEqual(['/content/S1001'])
  const refused = [
    'http://merchant.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:hit(1)',
    'data:text/html,x',
  ]
  refused.push(
    'https://name@evil.example/',
    'java&#10;script:hit(1)',
    '&#106;&#97;&#118;&#97;script:hit(1)',
    'weixin://dl',
    ' /\t/evil.example',
  )
  expect(refused.flatMap(leads)).toEqual([])
})

test.each(PAYLOADS)('removes scripts and external targets from the payload %s', (payload) => {
  const blocks = readRichText(`<p>before</p>${payload}<p>after</p>`)
  expect(blocks.flatMap(addressesOf)).toEqual([])
  expect(textOf(blocks[0])).toBe('before')
})

test('decodes each HTML entity only once', () => {
  expect(
    readRichText('<p>&amp;lt;b&amp;gt; &lt;script&gt;hit(1)&lt;/script&gt; &#x4e2d;&#20013; &#0; &bogus;</p>').map(
      textOf,
    ),
  ).toEqual(['&lt;b&gt; <script>hit(1)</script> 中中 &#0; &bogus;'])
})

test('parses any text and any tags without an error, at any depth', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<li>',
    '</ul>',
    '<b',
    '>',
    '"',
    '<a href="',
    '&#',
    '</b>',
    '<!--',
    'x',
    '<img src=',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
      for (const address of readRichText(pieces.join('')).flatMap(addressesOf))
        expect(address).toMatch(/^(https:\/\/|\/(?![/\\]))/)
    }),
  )
  expect(readRichText(`${'<blockquote><ul><li>'.repeat(3_000)}deep`).map(textOf)).toEqual(['deep'])
  expect(readRichText('<b>'.repeat(20_000)).length).toBe(0)
})

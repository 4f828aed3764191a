import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { drawFirstView } from '../../../scripts/pages/first-view'
import { html, jsonData } from '../../../scripts/pages/markup'
import { render } from '../../../scripts/pages/render'
import { PAYLOADS } from '../../e2e/support/payloads'
import { TEMPLATE } from '../../gateway/support/pages'

/** Generates any text that HTML can contain. HTML excludes NUL and a carriage return without a line feed. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...PAYLOADS),
    fc.string().map((text) => `</script>${text}<!--`),
  )
  .map((text) => text.replace(/[\0\r]/g, ' ').toWellFormed())

const SOURCES = { gateway: '', hosts: [] }

const parse = (text: string): Document => new JSDOM(text).window.document

test('escapes any text in content and in attributes', () => {
  fc.assert(
    fc.property(anyText, anyText, (content, attribute) => {
      const document = parse(
        html`<!doctype html>
          <p title="${attribute}">${content}</p>
          <i>end</i>`.text,
      )
      expect(document.querySelector('p')?.textContent).toBe(content)
      expect(document.querySelector('p')?.getAttribute('title')).toBe(attribute)
      expect(document.body.children).toHaveLength(2)
    }),
  )
})

test('escapes any data in a JSON script', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anyText, (value, text) => {
      const given = { value, text }
      const document = parse(
        html`<script type="application/ld+json">
            ${jsonData(given)}
          </script>
          <i>end</i>`.text,
      )
      const script = document.querySelector('script')
      expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(given)))
      expect(document.querySelectorAll('*')).toHaveLength(5)
    }),
  )
})

test('creates the same elements for any texts', () => {
  const page = (text: string) =>
    parse(
      render(TEMPLATE, {
        language: 'en-US',
        title: text,
        description: text,
        address: { origin: 'https://tickets.example', path: '/home-topic', params: [['topicId', text]], named: null },
        siteName: text,
        picture: `https://tickets.example/${text}`,
        instead: null,
        preview: null,
        view: drawFirstView({ kind: 'show', source: `/${text}`, color: text, name: text, lines: [text] }, SOURCES),
        answers: [{ path: text, query: { lang: text }, body: { text } }],
        preload: { href: text, srcSet: `${text} 300w`, sizes: text },
        data: { text },
        inside: html``,
        body: html`<h1>${text}</h1>
          <img src="${text}" alt="${text}" />`,
      }),
    )
  const shape = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName).join()
  const plain = shape(page('plain'))
  fc.assert(
    fc.property(anyText, (text) => {
      // The text gets a prefix, because an empty text has no preview.
      const document = page(`a${text}`)
      expect(shape(document)).toBe(plain)
      expect(document.querySelector('title')?.textContent).toBe(`a${text}`)
      expect(document.querySelector('.sk-view strong')?.textContent).toBe(`a${text}`)
      expect(JSON.parse(document.querySelector('script[data-answer]')?.textContent ?? '')).toEqual({ text: `a${text}` })
    }),
    { numRuns: 60 },
  )
})

test('does not treat a price as a replacement pattern', () => {
  const document = parse(
    render(TEMPLATE, {
      language: 'zh-CN',
      title: '$& $1 $$',
      description: "$' $`",
      address: null,
      siteName: '',
      picture: '',
      preload: null,
      instead: null,
      preview: null,
      view: null,
      answers: [],
      data: null,
      inside: html``,
      body: html`<p>$&</p>`,
    }),
  )
  expect(document.title).toBe('$& $1 $$')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe("$' $`")
  expect(document.querySelector('#served')?.textContent).toBe('$&')
})

import { JSDOM } from 'jsdom'
import { filesFor, type PageFacts } from '@/platform/boot/page-facts'
import { contentSecurityPolicy } from '../../../scripts/pages/headers/headers'
import { forAddress } from '../../../scripts/pages/page-facts'

const facts: PageFacts = {
  routes: [
    ['/', [1, 0]],
    ['/content/:showId', [1, 2, 6]],
  ],
  files: ['/home.js', '/shared.js', '/show.js', '/zh.js', '/en.js', '/bar.js', '/show.css'],
  texts: { 'zh-CN': 3, 'en-US': 4 },
  scripts: ['/app.js'],
  desktop: [5],
}

const TEMPLATE = `<script type="application/json" data-facts>${JSON.stringify(facts)}</script><script>boot()</script>`

const served = (path: string, read: (address: string) => string | null = () => null) => {
  const { template, inside } = forAddress(TEMPLATE, read)(path, 'en-US')
  const document = new JSDOM(template + inside.markup.text).window.document
  const own = JSON.parse(document.querySelector('[data-facts]')?.textContent ?? '') as PageFacts
  const elements = [...document.querySelectorAll<HTMLElement>('[data-file]')]
  return { own, inside, elements: elements.map(({ dataset, textContent }) => [dataset.file, textContent]) }
}

test.each(['/', '/content/S1', '/nowhere'])('lists at %s only files that the page needs', (path) => {
  const { own } = served(path)
  for (const language of ['zh-CN', 'en-US'])
    expect(filesFor(own, path, language, true)).toEqual(filesFor(facts, path, language, true))
  expect(own.scripts).toEqual(facts.scripts)
  expect(own.routes.length).toBeLessThan(2)
})

describe('files that are embedded in a page', () => {
  const textOf = (address: string) => `/* ${address} */`

  test('are texts and screen files, which are not requested again', () => {
    const { own, elements } = served('/content/S1', textOf)
    const addresses = ['/en.js', '/shared.js', '/show.js', '/show.css']
    expect(elements).toEqual(addresses.map((address) => [address, textOf(address)]))
    expect(filesFor(own, '/content/S1', 'en-US', true)).toEqual(['/bar.js'])
    expect(filesFor(own, '/content/S1', 'zh-CN', false)).toEqual(['/zh.js'])
  })

  test('are the only inline scripts that the policy allows, by hash', () => {
    const { inside } = served('/content/S1', textOf)
    const settings = { gateway: '', pictureHosts: null, payHosts: [], uploadHosts: [] }
    const hashes = (policy: string) => policy.match(/'sha256-/g)?.length ?? 0
    const [without, withFiles] = [undefined, inside.sources].map((own) => contentSecurityPolicy('', settings, own))
    expect([hashes(without), hashes(withFiles)]).toEqual([0, 4])
  })

  test('have LF line endings, as a browser reads them', () => {
    const { elements } = served('/', () => '/* a\r\nb\rc */')
    expect(elements[0]).toEqual(['/en.js', '/* a\nb\nc */'])
  })

  test.each([
    ['would end its element', '"</script>"'],
    ['would begin a comment', '"<!--"'],
    ['is too large', 'x'.repeat(130_001)],
    ['is missing', null],
  ])('exclude a file that %s', (_, text) => {
    const { own, elements } = served('/', (address) => (address === '/home.js' ? text : textOf(address)))
    expect(elements.map(([address]) => address)).toEqual(['/en.js', '/shared.js'])
    expect(filesFor(own, '/', 'en-US', false)).toEqual(['/home.js'])
  })
})

test('leaves a template without page data unchanged', () => {
  const { template, inside } = forAddress('<p>Foyer</p>', () => '')('/', 'en-US')
  expect([template, inside.markup.text]).toEqual(['<p>Foyer</p>', ''])
})

import type { PageFacts } from '@/platform/boot/page-facts'
import { filesFor } from '@/platform/boot/page-facts'
import { forAddress } from '../../../scripts/pages/page-facts'

const facts: PageFacts = {
  routes: [
    ['/', [1, 0]],
    ['/content/:showId', [1, 2]],
  ],
  files: ['/home.js', '/shared.js', '/show.js', '/zh.js', '/en.js', '/bar.js'],
  texts: { 'zh-CN': 3, 'en-US': 4 },
  scripts: ['/app.js'],
  desktop: [5],
}

const page = (data: string) => `<script type="application/json" data-facts>${data}</script><script>boot()</script>`

const served = (path: string): PageFacts =>
  JSON.parse(/data-facts>([^<]*)</.exec(forAddress(page(JSON.stringify(facts)))(path))?.[1] ?? '') as PageFacts

test.each(['/', '/content/S1', '/nowhere'])('tells the page at %s of its own files, and of no other screen', (path) => {
  const own = served(path)
  for (const language of ['zh-CN', 'en-US'])
    expect(filesFor(own, path, language, true)).toEqual(filesFor(facts, path, language, true))
  expect(own.scripts).toEqual(facts.scripts)
  expect(own.routes.length).toBeLessThan(2)
})

test('leaves a template without facts as a page that knows of none', () => {
  expect(forAddress('<p>Foyer</p>')('/')).toBe('<p>Foyer</p>')
})

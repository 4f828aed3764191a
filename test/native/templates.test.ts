import { openPage } from './support/page'

/*
 * Tests the templates of the build with WeChat's own compiler and component system. Data is set as Taro's runtime sets
 * it. miniprogram-simulate adds the name of the component to every class, and gives native elements no styles.
 */

let page: ReturnType<typeof openPage>
beforeAll(() => {
  page = openPage()
})
afterAll(() => page.close())

const classesOf = (sid: string): string[] => [...page.dom(sid).classList].map((name) => name.replace(/^\w+--/, ''))

test('draws a view with its classes and style, and its text inside', () => {
  const { node, text, show, dom } = page
  const inner = node('text', { class: 'title' }, [text('哈姆雷特 <b>')])
  const outer = node('view', { class: 'card card--wide', style: 'color:red' }, [inner])
  show(outer)
  expect(classesOf(outer.sid)).toEqual(['card', 'card--wide'])
  expect(dom(outer.sid).getAttribute('style')).toBe('color:red')
  expect(dom(inner.sid).textContent).toBe('哈姆雷特 <b>')
  expect(dom(outer.sid).contains(dom(inner.sid))).toBe(true)
})

test('replaces the previous rendering', () => {
  const { node, text, show, dom } = page
  const [first, second] = [node('view', {}, [text('a')]), node('view', {}, [text('b')])]
  show(first, second)
  show(second)
  expect(dom(second.sid).textContent).toBe('b')
  expect(() => dom(first.sid)).toThrow()
})

test.each([
  ['image', { src: 'https://pic.example/1.webp', mode: 'aspectFill', 'lazy-load': true }, {}],
  ['button', { 'open-type': 'getPhoneNumber', disabled: true }, { size: 'default', hoverClass: 'button-hover' }],
  ['input', { value: '13800000001', placeholder: 'phone', type: 'number', maxlength: 11 }, { confirmType: 'done' }],
  ['input', { value: 'x' }, { maxlength: 140, cursor: -1 }],
  ['canvas', { type: '2d' }, { disableScroll: false }],
  ['scroll-view', { 'scroll-y': true, 'scroll-top': 120 }, { scrollX: false, upperThreshold: 50 }],
])('draws %s with the attributes %j and default values for missing attributes', (tag, attributes, defaults) => {
  const { node, show, element } = page
  show(node(tag, { class: 'looked-at', ...attributes }))
  const given = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, x: string) => x.toUpperCase()),
      value,
    ]),
  )
  expect(element('looked-at').data).toMatchObject({ ...defaults, ...given })
})

describe('a tap', () => {
  test('reaches the element and its ancestors, each by its own id', async () => {
    const { node, show, tap } = page
    const inner = node('button', { 'open-type': 'share' })
    const outer = node('view', {}, [inner])
    show(outer)
    const heard = (await tap(inner.sid)).filter(({ type }) => type === 'tap')
    expect(heard.map(({ sid }) => sid)).toEqual([inner.sid, outer.sid])
  })
  test('does not reach a view without listeners', async () => {
    const { node, show, tap } = page
    const still = node(
      'view',
      {},
      [],
      (attributes) => ![...attributes.keys()].some((name) => /^(bind|catch)/.test(name)),
    )
    show(still)
    expect(await tap(still.sid)).toEqual([])
  })
  test('does not pass touch moves on a sheet to the page behind', async () => {
    const { node, show, move } = page
    const inner = node('view')
    const sheet = node('view', {}, [inner], (attributes) => attributes.has('catchtouchmove'))
    const behind = node('view', {}, [sheet])
    show(behind)
    const heard = (await move(inner.sid)).map(({ sid }) => sid)
    expect(heard).toContain(sheet.sid)
    expect(heard).not.toContain(behind.sid)
  })
})

test.each([
  ['input', 'input', { value: '138' }],
  ['input', 'confirm', { value: '138' }],
  ['button', 'getphonenumber', { code: 'phone-1', errMsg: 'getPhoneNumber:ok' }],
  ['scroll-view', 'scrolltolower', { direction: 'bottom' }],
])('reports the host’s detail: tag %s, event %s', async (tag, type, detail) => {
  const { node, show, element, heardAfter } = page
  const drawn = node(tag, { class: 'telling' })
  show(drawn)
  const heard = await heardAfter(() => element('telling').dispatchEvent(type, { detail }))
  expect(heard).toContainEqual({ type, sid: drawn.sid, detail })
})

describe('nodes deeper than the templates', () => {
  const DEPTH = 40

  const nest = (): { sids: string[] } => {
    const { node, text, show } = page
    let nested = node('view', { class: 'leaf' }, [text('leaf')])
    const sids = [nested.sid]
    for (let depth = 1; depth < DEPTH; depth += 1) {
      nested = node('view', { class: `depth-${depth}` }, [nested])
      sids.push(nested.sid)
    }
    show(nested)
    return { sids }
  }

  test('are drawn by the recursive component, each inside its parent node', () => {
    const { sids } = nest()
    const { dom } = page
    expect(dom(sids[0]).textContent).toBe('leaf')
    expect(classesOf(sids[0])).toEqual(['leaf'])
    sids.slice(1).forEach((outer, index) => expect(dom(outer).contains(dom(sids[index]))).toBe(true))
  })
  test('pass a tap on the deepest node to every ancestor', async () => {
    const { sids } = nest()
    const heard = (await page.tap(sids[0])).filter(({ type }) => type === 'tap')
    expect(heard.map(({ sid }) => sid)).toEqual(sids)
  })
})

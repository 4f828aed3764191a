import type { Host } from './harness/host'
import { HOSTS, isTriedIn } from './journey/list'
import { type Stage, useStage } from './journey/stage'
import { addressOf, atHome } from './journey/steps'

/** Maximum number of nodes on home. With this limit, one additional block does not exceed the hosts' limit of 1,000. */
const HOME = 900

const cardsOf = (host: Host): HTMLElement[] => host.all({ text: /\d+月\d+日.+(¥|免费|起)/, role: 'button' })

const nodesOf = (host: Host): number => host.page.view.dom.querySelectorAll('*').length

const picturesOf = (host: Host): string[] =>
  [...host.page.view.dom.querySelectorAll('image')].map((image) => image.getAttribute('src') ?? '')

/** Returns the parts of the endless list that are on the page. Waits until at least `least` parts exist. */
const partsOf = (host: Host, least: number): Promise<HTMLElement[]> =>
  host.until(() => {
    const parts = host.native.visibility.parts(host.page)
    return parts.length >= least && parts
  }, `no list of ${least} parts`)

/** Scrolls to the end of the list, and waits for the next page of entries. */
const scrollOn = async (host: Host): Promise<HTMLElement[]> => {
  const parts = host.native.visibility.parts(host.page)
  host.native.visibility.scrolledTo(host.page, parts.at(-1)!)
  const { onReachBottom } = host.page.view.instance
  ;(onReachBottom as () => void).call(host.page.view.instance)
  const more = await partsOf(host, parts.length + 1)
  host.pages.measure()
  return more
}

/**
 * Waits with the page scrolled to an element. Like a host, it also reports elements that the program begins to observe
 * later.
 */
const stayingAt = (host: Host, element: HTMLElement, isTrue: () => boolean, what: string): Promise<unknown> =>
  host.until(() => {
    host.native.visibility.scrolledTo(host.page, element)
    return isTrue()
  }, what)

describe.each(HOSTS.filter((kind) => isTriedIn(kind, 'nodes')))('the page tree on %s', (kind) => {
  const stage: Stage = useStage(kind, (own) => Promise.resolve(own.launch().kill()))

  test('stays below the limit on the home screen, even while scrolling', async () => {
    const host = stage.launch()
    await atHome(host)
    await partsOf(host, 2)
    expect(cardsOf(host).length).toBeGreaterThan(20)
    expect(nodesOf(host)).toBeLessThan(HOME)
    await scrollOn(host)
    expect(nodesOf(host)).toBeLessThan(1000)
  })

  test('stays below the limit in the gallery, which contains every block', async () => {
    const host = stage.launch({ address: addressOf('home-topic', { topicId: 'gallery' }) })
    await partsOf(host, 2)
    expect(nodesOf(host)).toBeLessThan(1000)
  })

  test('requests the home screen’s pictures in only two widths', async () => {
    const host = stage.launch()
    await atHome(host)
    const asked = () => picturesOf(host).filter((address) => address.includes('/media/') && !address.includes('.svg'))
    const addresses = await host.until(() => asked().length > 10 && asked(), 'fewer than eleven pictures')
    expect(addresses.filter((address) => !/\.webp\?v=[0-9a-f]{8}&w=(300|750)$/.test(address))).toEqual([])
    expect(addresses.some((address) => address.includes('/banners/') && address.endsWith('w=750'))).toBe(true)
    expect(addresses.every((address) => !address.includes('/posters/') || address.endsWith('w=300'))).toBe(true)
  })

  test('contains only entries near the screen, and restores earlier entries after scrolling back', async () => {
    const host = stage.launch({ address: addressOf('all') })
    const [top] = await partsOf(host, 2)
    const first = top!.textContent
    await scrollOn(host)
    const parts = await scrollOn(host)
    await stayingAt(host, parts.at(-1)!, () => cardsOf(host).length <= 20, 'too much is drawn')
    expect(top!.children).toHaveLength(0)
    expect(top!.style.height).not.toBe('')
    await stayingAt(host, top!, () => top!.textContent === first, 'the beginning has not come back')
    expect(top!.style.height).toBe('')
  })
})

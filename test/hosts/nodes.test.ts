import type { Host } from './harness/host'
import { HOSTS } from './journey/list'
import { useStage } from './journey/stage'

/** A page's nodes, and the cards of shows on it; the stage holds the host's limit (1,000) against every launch. */
const countOf = (host: Host) => ({
  nodes: host.page.view.dom.querySelectorAll('*').length,
  cards: cardsOf(host).length,
})

const cardsOf = (host: Host): HTMLElement[] =>
  [...host.page.view.dom.querySelectorAll<HTMLElement>('button')].filter(({ className }) => /show-card/.test(className))

/** Reaches the bottom, as one scrolls there, until a page more is drawn or there is none. */
const reachBottom = async (host: Host): Promise<void> => {
  const before = cardsOf(host).length
  host.reachBottom()
  await host.until(() => cardsOf(host).length > before, 'no further page')
}

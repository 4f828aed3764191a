import { act } from 'react'
import { HorizontalList } from '@/components/layout/horizontal-list/horizontal-list'
import { AFTER_FRAME } from '@/components/ui/use-deferred-mount'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const Cards = () => (
  <HorizontalList cardClass="card">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <span key={card}>{card}</span>
    ))}
  </HorizontalList>
)

/** Collects deferred callbacks, which the test runs itself. */
const holdLater = () => {
  const held: (() => void)[] = []
  const start = globalThis.setTimeout
  const startOrHold = (run: () => void, delay?: number) => (delay === AFTER_FRAME ? held.push(run) : start(run, delay))
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(startOrHold as typeof setTimeout)
  return held
}

describe('a horizontal list of cards', () => {
  let mounted: Mounted
  const open = async (desktop: boolean) => {
    const { services } = fakeServices({ width: desktop ? 1280 : 375 })
    mounted = await mount(withServices(Cards, services), {})
  }
  const cards = () => mounted.all('[role="listitem"]').map((card) => card.textContent)
  afterEach(() => {
    jest.restoreAllMocks()
    mounted.unmount()
  })

  it('draws a phone’s visible cards first, and the remaining cards in a later task', async () => {
    const later = holdLater()
    await open(false)
    expect(cards()).toEqual(['1', '2', '3', '4'])
    await act(async () => later.forEach((draw) => draw()))
    expect(cards()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('draws all cards at once on a desktop, where the whole row is visible', async () => {
    await open(true)
    expect(cards()).toHaveLength(6)
  })
})

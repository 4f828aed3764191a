import type { Shopper } from '../../../scripts/browser/shopper'
import { atShow, showCard } from '../../../scripts/browser/steps/browse'
import { settled } from '../../../scripts/browser/tour/stop'
import { DESKTOP } from '../../../scripts/browser/visit'
import { useStage } from '../support/stage'

const SHOW = 'S1001'

interface Span {
  left: number
  right: number
}

/**
 * Returns the left and right edges of the bar's content, and the edges of the page's texts and pictures, in CSS px.
 */
const spans = ({ page }: Shopper): Promise<{ bar: Span; content: Span }> =>
  page.evaluate(() => {
    const inner = document.querySelector('[role=banner] > * > *') as Element
    const { left, right } = inner.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(inner)
    const paints = (element: Element) =>
      element.tagName === 'IMG' ||
      getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const boxes = [...document.querySelectorAll('[role=main] *')]
      .filter(paints)
      .map((element) => element.getBoundingClientRect())
      // Excludes items of a carousel that are outside the view, and backgrounds as wide as the window.
      .filter(({ left: from, right: to, width, height }) => width > 1 && height > 1 && from > 0 && to < innerWidth)
    return {
      bar: { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) },
      content: { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) },
    }
  })

/** Opens a page of cards. Waits for the cards and for the top bar, whose chunk loads separately. */
const openPage = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.open(path)
  await showCard(shopper, SHOW).waitFor()
  await shopper.page.getByRole('banner').getByRole('link').first().waitFor()
  await settled(shopper)
}

/**
 * Compares the edges with a tolerance of 2 px. The lines of an icon align with the texts, but its box starts 2 px
 * before them.
 */
const fills = async (shopper: Shopper): Promise<void> => {
  const { bar, content } = await spans(shopper)
  expect(Math.abs(content.left - bar.left)).toBeLessThanOrEqual(2)
  expect(Math.abs(content.right - bar.right)).toBeLessThanOrEqual(2)
}

describe('a page on a desktop', () => {
  const stage = useStage()

  stage.walk(
    'is as wide as the bar above, with a white back button on dark headers',
    { viewport: DESKTOP },
    async (shopper) => {
      for (const path of ['/', '/list']) {
        await openPage(shopper, path)
        await fills(shopper)
      }
      await shopper.open(`/content/${SHOW}`)
      await atShow(shopper, SHOW)
      await settled(shopper)
      await fills(shopper)
      const back = shopper.screen().getByRole('button', { name: shopper.texts('core')('button.back'), exact: true })
      const ink = await back.evaluate((element) => getComputedStyle(element).color)
      expect(ink).toBe('rgb(255, 255, 255)')
    },
  )

  stage.walk(
    'shows one complete slide in the banner of home',
    { isVariant: true, viewport: DESKTOP },
    async (shopper) => {
      await openPage(shopper, '/')
      const slides = shopper.page.locator('[role=group]:not([aria-roledescription])')
      const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()))
      const { bar } = await spans(shopper)
      const seen = boxes.filter((box) => box && box.x + box.width > bar.left + 1 && box.x < bar.right - 1)
      expect(seen).toEqual([expect.objectContaining({ x: bar.left, width: bar.right - bar.left })])
    },
  )
})

import { ask, by, drawVerdict, fill, recentItem, type ShownScan, timeOf } from '../../../../core/sandbox-page/scan/dom'
import { readScans } from '../../../../core/sandbox-page/scan/input'
import { sound } from '../../../../core/sandbox-page/scan/sound'
import type { CounterTexts } from './texts'
import type { verifyCode } from '../verify-service'

type Verdict = Awaited<ReturnType<typeof verifyCode>>

const MAX_RECENT = 20

const t = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as CounterTexts

/** Returns the texts of a result: the verdict, the coupon, and when and where it was used before. */
const textsOf = ({ verified, reason, coupon }: Verdict): ShownScan => {
  const lines = coupon ? [coupon.title] : []
  if (coupon && coupon.uses > 1) lines.push(fill(t.use, { number: coupon.number, uses: coupon.uses }))
  if (coupon && reason === 'replay' && coupon.usedAt !== null)
    lines.push(fill(t.usedAt, { counter: coupon.usedBy, time: timeOf(coupon.usedAt) }))
  if (reason) lines.push(t.hints[reason])
  return { look: verified ? 'admit' : 'refuse', word: reason ? t.reasons[reason] : t.verified, lines }
}

/** Returns the texts of a pick-up: its goods, and when and where they were handed out or are available. */
const textsOfPickup = ({ reason, goods, place, doneAt, doneBy }: NonNullable<Verdict['pickup']>): ShownScan => {
  const lines = goods.map(({ name, quantity }) => fill(t.piece, { name, count: quantity }))
  if (reason === 'picked-up' && doneAt !== null)
    lines.push(fill(t.pickedUpAt, { counter: doneBy, time: timeOf(doneAt) }))
  if (reason === 'elsewhere') lines.push(fill(t.pickupAt, { counter: place }))
  if (reason) lines.push(t.hints[reason])
  const pictures = goods.map(({ posterUrl }) => posterUrl)
  return { look: reason ? 'refuse' : 'admit', word: reason ? t.reasons[reason] : t.handedOut, lines, pictures }
}

const show = (shown: ShownScan): void => {
  drawVerdict(shown)
  sound(shown.look === 'admit' ? 'admit' : 'refuse')
  by('recent').prepend(recentItem(shown, Date.now()))
  for (const old of [...by('recent').children].slice(MAX_RECENT)) old.remove()
}

const verify = async (text: string): Promise<void> => {
  const counter = by<HTMLInputElement>('counter').value.trim() || t.counterName
  try {
    const counterId = by<HTMLSelectElement>('pickup').value
    const scan = { text: text.slice(0, 200), counter, counterId }
    const verdict = await ask<Verdict>('/counter/api/verifications', scan)
    show(verdict.pickup ? textsOfPickup(verdict.pickup) : textsOf(verdict))
  } catch {
    show({ look: 'refuse', word: t.failed, lines: [t.failedHint] })
  }
}

readScans({ texts: t, isReady: () => true, scan: (text) => void verify(text) })

import { ask, by, drawVerdict, fill, recentItem, type ShownScan, timeOf } from '../../../../core/sandbox-page/scan/dom'
import { readScans } from '../../../../core/sandbox-page/scan/input'
import { sound } from '../../../../core/sandbox-page/scan/sound'
import type { CounterTexts } from './texts'
import type { verifyCoupon } from '../verify-service'

type Verdict = Awaited<ReturnType<typeof verifyCoupon>>

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

const show = (shown: ShownScan): void => {
  drawVerdict(shown)
  sound(shown.look === 'admit' ? 'admit' : 'refuse')
  by('recent').prepend(recentItem(shown, Date.now()))
  for (const old of [...by('recent').children].slice(MAX_RECENT)) old.remove()
}

const verify = async (text: string): Promise<void> => {
  const counter = by<HTMLInputElement>('counter').value.trim() || t.counterName
  try {
    show(textsOf(await ask<Verdict>('/counter/api/verifications', { text: text.slice(0, 200), counter })))
  } catch {
    show({ look: 'refuse', word: t.failed, lines: [t.failedHint] })
  }
}

readScans({ texts: t, isReady: () => true, scan: (text) => void verify(text) })

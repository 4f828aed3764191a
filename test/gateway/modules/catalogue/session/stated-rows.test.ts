import { unpackRuns } from '@/domain/seat/packed'
import type { Row } from '../../../../../scripts/gateway/core/database/database'
import { seatedSession } from '../../../../../scripts/gateway/modules/trade/seat/seed-service'
import { venueOf } from '../../../../../scripts/gateway/modules/trade/seat/venues/venues'
import { sessionRows } from '../../../../../scripts/gateway/modules/catalogue/session/seed/session-rows'
import type { SeatBlock } from '../../../../../scripts/gateway/modules/catalogue/session/tables'
import { rankedSources, type ShowSource } from '../../../../../scripts/gateway/modules/catalogue/show/source-service'

type Rows = [first: number, last: number]

const DIGITS = '零一二三四五六七八九'
const NUMERAL = '([一二两兩三四五六七八九十]+)'

/** Parses a Chinese numeral below 100, or digits. */
const numberOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  const digits = text.replace(/[两兩]/, '二')
  if (!digits.includes('十')) return DIGITS.indexOf(digits)
  const [tens, ones] = digits.split('十')
  return 10 * (tens ? DIGITS.indexOf(tens) : 1) + (ones ? DIGITS.indexOf(ones) : 0)
}

const FROM_TO = [new RegExp(`${NUMERAL}至${NUMERAL}排`), /rows (\d+) to (\d+)/i]
const UP_TO = [new RegExp(`前${NUMERAL}排`), /up to row (\d+)/i]
const FROM = [new RegExp(`${NUMERAL}排以[后後]`), /from row (\d+)/i]

const found = (patterns: readonly RegExp[], text: string): number[] | undefined =>
  patterns.flatMap((pattern) => [pattern.exec(text)?.slice(1).map(numberOf) ?? []]).find(({ length }) => length > 0)

/**
 * Returns the rows that the description of a tier states; null if the description states no rows. If the description
 * states no last row, the range ends at `last`.
 */
const statedRows = (text: string, last: number): Rows | null => {
  const both = found(FROM_TO, text)
  if (both) return [both[0], both[1]]
  const to = found(UP_TO, text)
  if (to) return [1, to[0]]
  const from = found(FROM, text)
  return from ? [from[0], last] : null
}

/** Returns the rows of the sessions of a show. For sessions with a seat map, also returns how the seats are sold. */
const showOf = (source: ShowSource) => {
  const { seats, seatTerms } = source
  const rows = sessionRows(source, 0)
  const tiersOf = (id: string) => rows.plans.filter(({ session_id }) => session_id === id).length
  const seated = seats ? rows.sessions : []
  return { ...rows, sales: seated.map(({ session_id: id }) => seatedSession(seats!, id, tiersOf(id), seatTerms).sale) }
}

type Show = ReturnType<typeof showOf>

/** Returns the rows in which a tier is sold. With a seat map, only the lowest level counts. Null for free seating. */
const soldRows = ({ sales }: Show, { session_id, seat_block: block, sort }: Row<'seat_plans'>): Rows | null => {
  if (block) return [block.firstRow, block.lastRow]
  const sale = sales.find((each) => each.session_id === session_id)
  if (!sale) return null
  const { rows, sections } = venueOf(sale.map_id)!.map
  const tiers = unpackRuns(sale.row_tiers, rows.length)
  const own = rows.filter((_row, at) => tiers[at] === sort)
  const lowest = Math.min(...own.map(({ section }) => sections[section].level))
  const labels = own.filter(({ section }) => sections[section].level === lowest).map(({ label }) => Number(label))
  return [Math.min(...labels), Math.max(...labels)]
}

const seatsOf = ({ firstRow, lastRow, firstSeat, lastSeat }: SeatBlock): string[] =>
  Array.from({ length: lastRow - firstRow + 1 }, (_row, row) =>
    Array.from({ length: lastSeat - firstSeat + 1 }, (_seat, seat) => `${firstRow + row}-${firstSeat + seat}`),
  ).flat()

const shows = rankedSources().map(({ source }) => showOf(source))

describe('the tiers of seeded sessions', () => {
  it.each(['zh-CN', 'zh-MO', 'en-US'] as const)('describe in %s the correct rows of their seats', (language) => {
    const wrong = shows.flatMap((show) =>
      show.plans.flatMap((plan) => {
        const sold = soldRows(show, plan)
        const stated = statedRows(plan.description[language], sold?.[1] ?? 0)
        return stated && String(stated) !== String(sold) ? [[plan.seat_plan_id, stated, sold]] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('mention rows in all languages or in none', () => {
    const texts = shows.flatMap(({ plans }) => plans.map(({ description }) => Object.values(description)))
    const some = texts.filter((each) => new Set(each.map((text) => statedRows(text, 0) !== null)).size > 1)
    expect(some).toEqual([])
  })

  it('have at least as many seats as tickets in stock', () => {
    const short = shows.flatMap(({ plans, stocks }) =>
      plans.flatMap(({ seat_plan_id: id, seat_block: block, unit_qty }) => {
        const total = stocks.find((stock) => stock.seat_plan_id === id)?.total ?? 0
        return block && seatsOf(block).length < Number(total) * unit_qty ? [id] : []
      }),
    )
    expect(short).toEqual([])
  })

  it('share no seat with another tier of the same session and entrance', () => {
    const twice = shows.flatMap(({ plans }) => {
      const seats = plans.flatMap(({ session_id, entrance, seat_block: block }) =>
        block ? seatsOf(block).map((seat) => `${session_id} ${entrance['en-US']} ${seat}`) : [],
      )
      return new Set(seats).size < seats.length ? [plans[0].session_id] : []
    })
    expect(twice).toEqual([])
  })
})

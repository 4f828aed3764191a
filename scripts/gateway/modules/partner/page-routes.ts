import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sessionName } from '../show/date-service'
import { plansOf, sessionsOf } from '../session/query-service'
import { sessionStatusAt } from '../show/status-service'
import { findShow } from '../show/query-service'
import type { Gateway } from '../../core/context'
import type { Language } from '../../core/localized-text'
import { Refusal } from '../../core/envelope'
import type { App } from '../../core/provider'
import { formOf, sendPage, acceptForms } from '../../core/sandbox-page/page'
import { holdSeats } from '../seat/hold-service'
import { applyExpirations } from '../order/expiration-service'
import type { PartnerVisit } from './links'
import { offersOf } from './offers'
import { endPage, pickPage, sessionPage } from './page'

const PATH = '/sandbox/seats'
const MAX = 6

// No schema: with any input a readable page is shown.
const word = Type.Optional(Type.String({ maxLength: 4000 }))
const querystring = Type.Object({ link: word, session: word, count: word })
type Query = { link?: string; session?: string; count?: string }

const addressOf = ({ link = '', session = '', count = '' }: Query): string => {
  const query = new URLSearchParams({ link, ...(session ? { session } : {}), ...(count ? { count } : {}) })
  return `${PATH}?${query}`
}

/** The sandbox's seat partner: simulates sellers who sell the seats of a venue themselves. */
export const partnerPageRoutes = (app: App, gateway: Gateway): void => {
  const { db, clock, partnerLinks, seatCache } = gateway

  const placeOf = async ({ showId, sessionId }: PartnerVisit, chosen: string | undefined, lang: Language) => {
    const show = await findShow(db, showId)
    if (!show) return null
    const now = clock.now()
    const sessions = (await sessionsOf(db, showId))
      .filter((session) => sessionStatusAt(show, session, now) === 'ON_SALE')
      .map((session) => ({
        id: session.session_id,
        name: sessionName(lang, session.show_time, show.utc_offset, session.permanent),
      }))
    const wanted = sessionId || chosen || (sessions.length === 1 ? sessions[0].id : '')
    return { show: show.name[lang], sessions, session: sessions.find(({ id }) => id === wanted) ?? null }
  }

  const paint = async (request: FastifyRequest, reply: FastifyReply, visit: PartnerVisit, told = '') => {
    const query = request.query as Query
    const { lang } = request
    const { returnUrl } = visit
    const place = await placeOf(visit, query.session, lang)
    if (!place || place.sessions.length === 0)
      return sendPage(reply, 200, endPage(lang, 'closed', '', returnUrl), [returnUrl])
    const { session, sessions, show } = place
    if (!session) {
      const links = sessions.map(({ id, name }) => ({ name, address: addressOf({ ...query, session: id }) }))
      return sendPage(reply, 200, sessionPage(lang, { show, sessions: links, returnUrl }), [returnUrl])
    }
    await applyExpirations(db, clock.now(), { sessionId: session.id })
    const plans = await plansOf(db, session.id)
    const count = Math.min(MAX, Math.max(1, Math.floor(Number(query.count)) || 2))
    const room = await seatCache.read(db, session.id)
    const tiers = room ? offersOf(room, plans, count, lang) : []
    const counts = Array.from({ length: MAX }, (_place, index) => ({
      count: index + 1,
      address: addressOf({ ...query, count: String(index + 1) }),
    }))
    const address = addressOf({ ...query, count: String(count) })
    const facts = { show, session: session.name, address, counts, count, tiers, told, returnUrl }
    return sendPage(reply, 200, pickPage(lang, facts), [returnUrl])
  }

  void app.register(async (scope) => {
    acceptForms(scope)
    const open = { schema: { querystring }, config: { open: true } }

    scope.get(PATH, open, async (request, reply) => {
      const visit = partnerLinks.open((request.query as Query).link ?? '')
      if (!visit) return sendPage(reply, 404, endPage(request.lang, 'unknown'))
      return paint(request, reply, visit)
    })

    scope.post(PATH, open, async (request, reply) => {
      const { lang } = request
      const query = request.query as Query
      const visit = partnerLinks.open(query.link ?? '')
      if (!visit) return sendPage(reply, 404, endPage(lang, 'unknown'))
      const seats = formOf(request.body).get('seats') ?? ''
      const seatIds = seats.split(',').filter(Boolean).slice(0, MAX)
      const { session } = (await placeOf(visit, query.session, lang)) ?? {}
      if (!session || seatIds.length === 0) return reply.redirect(addressOf(query), 303)
      const now = clock.now()
      await applyExpirations(db, now, { sessionId: session.id })
      const version = (await seatCache.read(db, session.id))?.sale.map_version ?? ''
      const holdRequest = {
        showId: visit.showId,
        sessionId: session.id,
        seatIds,
        version,
        idempotencyKey: randomUUID(),
      }
      try {
        await holdSeats(gateway, holdRequest, { userId: visit.userId, now })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return paint(request, reply, visit, error.envelope(lang).comments)
      }
      if (visit.returnUrl) return reply.redirect(visit.returnUrl, 303)
      return sendPage(reply, 200, endPage(lang, 'held'))
    })
  })
}

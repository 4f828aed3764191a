import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Gateway } from '../../../core/context'
import type { App } from '../../../core/provider'
import { formOf, sendPage, acceptForms } from '../../../core/sandbox-page/page'
import { refuseForeignOrigin } from '../../../core/tools'
import type { PartnerVisit } from './links'
import { endPage, pickPage, sessionPage } from './page'
import { freeSeats, holdForVisit, MAX_SEATS, seatCount, visitedShow } from './visit'

const PATH = '/sandbox/seats'

// Accepts any input, because invalid input must also get a readable page.
const word = Type.Optional(Type.String({ maxLength: 4000 }))
const querystring = Type.Object({ link: word, session: word, count: word })
type Query = { link?: string; session?: string; count?: string }

const addressOf = ({ link = '', session = '', count = '' }: Query): string => {
  const query = new URLSearchParams({ link, ...(session ? { session } : {}), ...(count ? { count } : {}) })
  return `${PATH}?${query}`
}

/**
 * Registers routes for the page of the sandbox's seat partner. It simulates partners that sell the seats of a venue
 * themselves.
 */
export const partnerPageRoutes = (app: App, gateway: Gateway): void => {
  const { partnerLinks } = gateway

  const paint = async (request: FastifyRequest, reply: FastifyReply, visit: PartnerVisit, message = '') => {
    const query = request.query as Query
    const { lang } = request
    const { returnUrl } = visit
    const visited = await visitedShow(gateway, visit, query.session, lang)
    if (!visited || visited.sessions.length === 0)
      return sendPage(reply, 200, endPage(lang, 'closed', '', returnUrl), [returnUrl])
    const { session, sessions, show } = visited
    if (!session) {
      const links = sessions.map(({ id, name }) => ({ name, address: addressOf({ ...query, session: id }) }))
      return sendPage(reply, 200, sessionPage(lang, { show, sessions: links, returnUrl }), [returnUrl])
    }
    const count = seatCount(query.count)
    const tiers = await freeSeats(gateway, session.id, count, lang)
    const counts = Array.from({ length: MAX_SEATS }, (_place, index) => ({
      count: index + 1,
      address: addressOf({ ...query, count: String(index + 1) }),
    }))
    const address = addressOf({ ...query, count: String(count) })
    const facts = { show, session: session.name, address, counts, count, tiers, message, returnUrl }
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

    scope.post(PATH, { ...open, onRequest: refuseForeignOrigin }, async (request, reply) => {
      const { lang } = request
      const query = request.query as Query
      const visit = partnerLinks.open(query.link ?? '')
      if (!visit) return sendPage(reply, 404, endPage(lang, 'unknown'))
      const seats = formOf(request.body).get('seats') ?? ''
      const seatIds = seats.split(',').filter(Boolean).slice(0, MAX_SEATS)
      const { session } = (await visitedShow(gateway, visit, query.session, lang)) ?? {}
      if (!session || seatIds.length === 0) return reply.redirect(addressOf(query), 303)
      const refusal = await holdForVisit(gateway, visit, session.id, seatIds)
      if (refusal) return paint(request, reply, visit, refusal.envelope(lang).comments)
      if (visit.returnUrl) return reply.redirect(visit.returnUrl, 303)
      return sendPage(reply, 200, endPage(lang, 'held'))
    })
  })
}

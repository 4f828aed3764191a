import { Type } from 'typebox'
import type { Gateway } from '../../../../core/context'
import { Refusal } from '../../../../core/envelope'
import type { App } from '../../../../core/provider'
import { acceptForms, formOf, sendPage } from '../../../../core/sandbox-page/page'
import { refuseForeignOrigin } from '../../../../core/tools'
import { certificationOf } from '../state-service'
import { decideVisit, openVisit, type VisitOutcome } from '../visit-service'
import { certifyPage, type Choice, CHOICES, nothingPage } from './page'

// Accepts any input, because invalid input must also get a readable page.
const querystring = Type.Object({ biz: Type.Optional(Type.String({ maxLength: 2000 })) })
const open = { schema: { querystring }, config: { open: true } }

const NEWS: Record<Choice, { outcome: VisitOutcome; reason: string }> = {
  pass: { outcome: 'PASSED', reason: '' },
  pending: { outcome: 'PENDING', reason: '' },
  refuseFace: { outcome: 'REFUSED', reason: 'faceMismatch' },
  refuseUnclear: { outcome: 'REFUSED', reason: 'faceUnclear' },
  cancel: { outcome: 'CANCELLED', reason: '' },
}

const keyIn = (query: unknown): string => (query as { biz?: string }).biz ?? ''

/** Returns the result of a promise, or null if it rejects with a `Refusal`, such as for an invalid key. */
const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * Registers routes that simulate the face-check provider. Its page passes, delays, refuses or cancels a check, and
 * redirects back.
 */
export const zhimaRoutes = (app: App, gateway: Gateway): void => {
  void app.register(async (scope) => {
    acceptForms(scope)
    const path = '/sandbox/zhima/certify'

    scope.get(path, open, async ({ query, lang }, reply) => {
      const visit = await orNull(openVisit(gateway, gateway.db, keyIn(query)))
      if (!visit) return sendPage(reply, 404, nothingPage(lang))
      const person = await certificationOf(gateway.db, visit.user_id, 'PERSON')
      return sendPage(reply, 200, certifyPage(lang, person?.name_mask ?? ''), [visit.return_url])
    })

    scope.post(path, { ...open, onRequest: refuseForeignOrigin }, async ({ query, body, lang }, reply) => {
      const choice = CHOICES.find((each) => each === formOf(body).get('choice'))
      const news = choice && NEWS[choice]
      const back = news && (await orNull(decideVisit(gateway, keyIn(query), news.outcome, news.reason)))
      return back ? reply.redirect(back, 303) : sendPage(reply, 404, nothingPage(lang))
    })
  })
}

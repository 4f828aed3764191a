import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCall, needsToken } from '../access'
import type { Clock } from '../clock'
import { isForPage } from '../own-reads'
import type { App } from '../provider'
import { issuedAt } from '../tokens'
import type { RequestLog } from '../request-log'
import { FAULT_HANDLERS, type Scene } from './answers'
import { businessEnvelope } from './business'
import { garble } from './garble'
import type { FaultAnswer } from './kinds'
import type { Faults } from './registry'
import { ENVELOPE_CODES } from '../../../../src/domain/business-codes/envelope'
import { SANDBOX_CODES } from '../../../../src/domain/business-codes/sandbox'
import { CAPTCHA_CODES } from '../../../../src/domain/business-codes/captcha'

interface Sandbox {
  faults: Faults
  clock: Clock
  requestLog: RequestLog
}

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Matches the calls that send a show's pass in their header. */
const TAKES_PASS = /\/(?:pre_order|create_order)$/

/**
 * Returns true if a fault applies to this request. Faults about the login only apply to requests with an access token.
 * Some of these only apply if the token was issued before the fault was set.
 */
const applies = (request: FastifyRequest, { kind }: FaultAnswer, setAt: number): boolean => {
  if (kind === 'queue') return false
  if (kind === 'pass') return TAKES_PASS.test(request.routeOptions.url ?? '')
  const token = header(request, 'access-token')
  if (kind === 'need-bind') return token !== ''
  if (kind === 'old-token' && !needsToken(request.routeOptions)) return false
  if (kind === 'old-token' || kind === 'other-device') return (issuedAt(token) ?? Infinity) < setAt
  return true
}

const runFault = <Answer extends FaultAnswer>(answer: Answer, scene: Scene): unknown =>
  answer.kind === 'queue'
    ? undefined
    : (FAULT_HANDLERS[answer.kind] as (answer: Answer, scene: Scene) => unknown)(answer, scene)

const collectRoutes = (app: App, faults: Faults): void => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isCall({ url, config: config ?? {} })) return
    for (const each of [method].flat())
      if (each !== 'HEAD' && each !== 'OPTIONS') faults.routes.push({ method: each, route: url })
  })
}

/** Applies the faults of a sandbox before other checks of a call. Does not affect the console, pictures and pages. */
export const applyFaults = (app: App, { faults, clock, requestLog }: Sandbox): void => {
  collectRoutes(app, faults)

  /** Logs a request that got no response, because the usual request log only contains responses. */
  const recordLost = (request: FastifyRequest, route: string, reply: FastifyReply) => {
    if (!reply.raw.writableFinished)
      requestLog.record({
        at: clock.now(),
        method: request.method,
        route,
        status: 0,
        code: null,
        ms: Math.round(reply.elapsedTime),
        fault: request.fault,
      })
  }

  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (!isCall(request.routeOptions) || isForPage(request)) return
    const fault = faults.find(request.method, url, (answer, setAt) => applies(request, answer, setAt))
    if (!fault) return
    request.fault = fault.answer.kind
    reply.raw.once('close', () => recordLost(request, url, reply))
    if (fault.answer.kind !== 'hang' && fault.answer.kind !== 'delay') faults.count(fault)
    return runFault(fault.answer, { faults, fault, request, reply })
  })

  app.addHook('preSerialization', async (request, _reply, payload) => {
    const envelope = payload as { statusCode?: unknown; data?: unknown } | null
    if (!request.garbled || envelope?.statusCode !== ENVELOPE_CODES.success) return payload
    return { ...envelope, data: garble(envelope.data) }
  })

  // Delayed requests would prevent the server from closing.
  app.addHook('preClose', async () => faults.clear())
}

/**
 * Applies queue faults. Runs after `guardAccess`, so that a request that fails because of an expired token does not use
 * up the user's admission.
 */
export const applyQueues = (app: App, { faults, clock }: Sandbox): void => {
  const admitted = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (!isCall(request.routeOptions) || isForPage(request)) return
    const fault = faults.find(request.method, url, ({ kind }) => kind === 'queue')
    if (!fault?.queue) return
    const clientId = request.userId || request.ip
    const answer = fault.queue.knock({ ticket: header(request, 'queue-ticket'), clientId, now: clock.now() })
    if (answer.admitted) {
      admitted.set(request, answer.giveBack)
      return faults.count(fault)
    }
    request.fault = 'queue'
    const { waiting } = answer
    return reply.send(
      businessEnvelope(
        { kind: 'mode', mode: 9, statusCode: SANDBOX_CODES.queued, ...(waiting ? { data: { waiting } } : {}) },
        request.lang,
      ),
    )
  })

  // Undoes the admission if the response requires a captcha, because the client then repeats the same call.
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if ((payload as { statusCode?: unknown } | null)?.statusCode === CAPTCHA_CODES.captchaNeeded)
      admitted.get(request)?.()
    return payload
  })
}

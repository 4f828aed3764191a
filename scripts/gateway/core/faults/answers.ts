import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type Envelope } from '../envelope'
import { texts } from '../core-texts'
import { businessEnvelope } from './business'
import type { FaultAnswer, FaultKind } from './kinds'
import { leaving, pause } from './pause'
import type { Faults, SetFault } from './registry'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

/** The request that a fault applies to, with its reply. */
export interface Scene {
  faults: Faults
  fault: SetFault
  request: FastifyRequest
  reply: FastifyReply
}

/** Sends a response, or returns without a response, so that the request continues. */
type FaultHandler<Kind extends FaultKind> = (answer: FaultAnswer<Kind>, scene: Scene) => unknown

const sendEnvelope = ({ request, reply }: Scene, envelope: Envelope) => {
  request.businessCode = envelope.statusCode
  // Serialized here, because the route's serializer would remove fields that are missing from its schema.
  return reply.type(JSON_TYPE).send(JSON.stringify(envelope))
}

const business: FaultHandler<'mode' | 'code'> = (answer, scene) =>
  sendEnvelope(scene, businessEnvelope(answer, scene.request.lang))

/** Returns an error page that looks like a proxy's page between the gateway and the client. */
const proxyPage = (status: number): string =>
  `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr></body></html>`

const http: FaultHandler<'http'> = ({ status, body = 'envelope' }, scene) => {
  const { request, reply } = scene
  // Set directly, because `reply.code` rejects 999.
  reply.raw.statusCode = status
  if (body === 'empty') return reply.send('')
  if (body === 'html') return reply.type(HTML_TYPE).send(proxyPage(status))
  return sendEnvelope(scene, {
    statusCode: status,
    comments: texts.translate(request.lang, 'codes.injected'),
    data: null,
  })
}

const GARBAGE: Record<FaultAnswer<'garbage'>['form'], (scene: Scene) => unknown> = {
  html: ({ reply }) => reply.type(HTML_TYPE).send(proxyPage(200)),
  'json-cut': ({ reply }) => reply.type(JSON_TYPE).send('{"statusCode":200,"comments":"","data":{"items":[{"id":"'),
  empty: ({ reply }) => reply.type(JSON_TYPE).send(''),
  'null-data': (scene) => sendEnvelope(scene, { statusCode: 200, comments: '', data: null }),
  'wrong-types': ({ request }) => {
    request.garbled = true
  },
}

const cut = ({ reply }: Scene) => {
  reply.hijack()
  reply.raw.destroy()
}

/**
 * Waits until the delay is over, the fault is removed or the client disconnects. A disconnected client gets no
 * response.
 */
const wait = async (scene: Scene, ms: number): Promise<void> => {
  const { faults, fault, reply } = scene
  const left = leaving(reply)
  await faults.hold(fault, () => pause(ms, [left, fault.removed.signal]))
  if (left.aborted) cut(scene)
}

/**
 * Effect of each kind of fault. `queue` is missing, because it is applied later, when the user is known (`hooks.ts`).
 */
export const FAULT_HANDLERS: { [Kind in Exclude<FaultKind, 'queue'>]: FaultHandler<Kind> } = {
  mode: business,
  code: business,
  http,
  delay: ({ ms }, scene) => wait(scene, ms),
  hang: (_answer, scene) => wait(scene, Infinity),
  drop: (_answer, scene) => cut(scene),
  garbage: ({ form }, scene) => GARBAGE[form](scene),
  'old-token': () => {
    throw new Refusal('tokenExpired')
  },
  'other-device': () => {
    throw new Refusal('otherDevice')
  },
  'need-bind': () => {
    throw new Refusal('needBind')
  },
  pass: (_answer, { request }) => {
    request.passDemanded = true
  },
}

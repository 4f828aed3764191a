import type { RequestContext, RequestStep, Resend } from './context'
import type { ClientDeps } from './deps'
import { createScheduler } from './scheduler'
import { antiAbuse } from './steps/anti-abuse'
import { awaitTexts } from './steps/await-texts'
import { authentication } from './steps/authentication'
import { captcha, captchaToken } from './steps/captcha'
import { normalizeParams } from './steps/normalize-params'
import { commonHeaders } from './steps/common-headers'
import { commonQuery } from './steps/common-query'
import { deviceId } from './steps/device-id'
import { failOpen } from './steps/fail-open'
import { indicator } from './steps/indicator'
import { persistTokens } from './steps/persist-tokens'
import { loginLimits } from './steps/login-limits'
import { passId } from './steps/pass-id'
import { privilege } from './steps/privilege'
import { queueTicket } from './steps/queue-ticket'
import { responseMode } from './steps/response-mode'
import { risk } from './steps/risk'
import { schedule } from './steps/schedule'
import { serverTime } from './steps/server-time'
import { shopClosed } from './steps/shop-closed'
import { ticketHolderCache } from './steps/ticket-holder-cache'
import { timeout } from './steps/timeout'
import { newestToken, token } from './steps/token'
import { trace } from './steps/trace'
import { transport } from './steps/transport'
import { unwrap } from './steps/unwrap'

/*
 * The two parts of the pipeline, in the order of their steps. The steps that process the response can send the call
 * again or renew tokens. They run separately, because they must not occupy a slot of the scheduler during that time.
 */

/** Returns the steps that build and send the request. */
export const requestSteps = (deps: ClientDeps): RequestStep[] => [
  trace(),
  normalizeParams(deps.log),
  commonQuery(deps.clientFacts),
  commonHeaders(deps.clientFacts),
  token(deps.accessToken, deps.userId, deps.logout),
  privilege(deps.privilegeToken),
  passId(deps.storage),
  antiAbuse(deps.antiAbuse),
  deviceId(deps.storage),
  risk(deps.riskToken),
  captchaToken(deps.captchaToken ?? (() => '')),
  queueTicket(deps),
  ...(deps.wait ? [indicator(deps.clock, deps.wait)] : []),
  schedule(createScheduler()),
  newestToken(deps.accessToken, deps.userId),
  timeout(deps.clock),
  transport(deps),
]

/** Returns the steps that process the response for the caller. */
export const answerSteps = (
  deps: ClientDeps & { resend: (context: RequestContext, why: Resend) => Promise<void> },
): RequestStep[] => [
  serverTime(deps.clock),
  unwrap(),
  ...(deps.texts ? [awaitTexts(deps.texts)] : []),
  persistTokens(deps),
  authentication(deps),
  loginLimits(deps),
  captcha({ tokenOf: deps.captchaToken ?? (() => ''), requestCaptcha: deps.captcha, resend: deps.resend }),
  failOpen(deps.riskTokenLost),
  ticketHolderCache(deps),
  shopClosed(deps.shopClosed),
  responseMode({ handle: deps.responseMode, currentPage: deps.pageKey ?? (() => ''), resend: deps.resend }),
]

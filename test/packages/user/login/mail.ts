import type { ModelDeps } from '@/components/screen/use-model'
import { emailWay, type EmailWay } from '@/packages/user/login/mail/email-way'
import { openModel } from '../../../support/open-model'
import { fakeServices, type ServicesOptions } from '../../../support/services'

export const EMAIL = 'lin@example.com'

/** Creates a login step for which a code or a link was already verified. */
export const aWay = (more: Partial<EmailWay> = {}): EmailWay => ({
  ...{ kind: 'ACTIVATE', email: EMAIL, resendFrom: 0, token: 'proven', next: '/content/S1001' },
  ...more,
})

/** Opens the model of a step. The device has stored the given progress. */
export const openStep = async <Model>(
  make: (deps: ModelDeps) => Model,
  { way, ...options }: ServicesOptions & { way?: EmailWay } = {},
) => {
  const all = fakeServices(options)
  const stored = emailWay(all.services)
  if (way) stored.write(way)
  return { ...all, ...(await openModel(all.services, make)), way: stored }
}

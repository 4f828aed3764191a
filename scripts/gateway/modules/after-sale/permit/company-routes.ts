import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Gateway } from '../../../core/context'
import type { Routes } from '../../../core/provider'
import { Id, paging, schema } from '../../../core/schema'
import { companyPage } from './company-page'
import { companyOfToken } from './company-service'
import { confirmPermit, endPermit } from './decide-service'
import { companyPermit, companyPermits } from './read-service'
import { serializePermit } from './serializer'

const params = { token: Type.String({ pattern: '^[\\w.-]{1,400}$' }) }
const open = { config: { open: true } }

/** Actions of a company. END rejects an application, and revokes a valid permit of a person who has left. */
const body = { permitId: Id, action: Type.Union([Type.Literal('CONFIRM'), Type.Literal('END')]) }

/** Headers of the company's page. The address contains the token, so no other page may receive it. */
const headers = (nonce: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
})

const act = async (gateway: Gateway, companyId: string, permitId: string, action: 'CONFIRM' | 'END'): Promise<void> => {
  if (action === 'CONFIRM') return void (await confirmPermit(gateway, permitId, companyId))
  const permit = found(await companyPermit(gateway.db, companyId, permitId))
  const reason = permit.state === 'SUBMITTED' ? 'NOT_OURS' : 'LEFT'
  await endPermit(gateway, permitId, reason, { company_id: companyId })
}

/** Registers the page of a company and its calls, by a signed link and without an account. Opening it changes nothing. */
export const companyRoutes: Routes = (app, gateway) => {
  const path = '/pub/v1/work_permits/company/:token'

  app.get(
    path,
    { schema: schema({ summary: 'Permits of a company by its link', params, query: paging }), ...open },
    async ({ params: { token }, query: { offset = 0, length = 20 }, lang }) => {
      const { company_id: companyId, name } = await companyOfToken(gateway, token)
      const { rows, total, last } = await companyPermits(gateway.db, companyId, { offset, length })
      const permits = rows.map((read) => {
        const permit = serializePermit(read, lang)
        const { permitId, state, name: person, days, zones, role, project } = permit
        return {
          ...{ permitId, state, name: person, days, roleName: role.name, projectName: project.name },
          zones: zones.map(({ letter, name: zone }) => `${letter} ${zone}`),
        }
      })
      return ok({ name: name[lang], permits, total, last })
    },
  )

  app.post(
    path,
    { schema: schema({ summary: 'Confirm or end a permit of a company by its link', params, body }), ...open },
    async ({ params: { token }, body: { permitId, action } }) => {
      const { company_id: companyId } = await companyOfToken(gateway, token)
      await act(gateway, companyId, permitId, action)
      return ok()
    },
  )

  app.get('/work-permit-company/:token', { schema: { params: Type.Object(params) }, ...open }, (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply.headers(headers(nonce)).type('text/html; charset=utf-8').send(companyPage(request.lang, nonce))
  })
}

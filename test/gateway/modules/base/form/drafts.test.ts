import type { Answers } from '@/domain/form-schema/definition'
import { FORM_CODES } from '@/domain/business-codes/form'
import { deleteDueForms } from '../../../../../scripts/gateway/modules/base/form/retention-service'
import { useGateway } from '../../../support/gateway'

const DAY = 86_400_000
const test = useGateway()

let last = 13_732_000_000
const newToken = async () => (await test.signIn(String(++last))).accessToken
const path = 'buyer/v1/form_drafts/rehearsal-1'

const save = async (token: string, version: number, application: Answers['application'] = { nickname: 'Ana' }) => {
  const body = { formId: 'FM1', formVersion: 1, version, answers: { application, people: [] } }
  return (await test.ask(path, { method: 'PUT', body, token })).body
}
const read = async (token: string) => (await test.ask(path, { token })).body.data

describe('a draft', () => {
  it('is returned on another device with its version', async () => {
    const token = await newToken()
    await save(token, 0)
    expect((await save(token, 1, { nickname: 'Bo' })).data).toMatchObject({ isSaved: true, draft: { version: 2 } })
    expect(await read(token)).toMatchObject({ version: 2, answers: { application: { nickname: 'Bo' } } })
  })

  it.each([0, 1])('is not overwritten by a change based on version %i', async (version) => {
    const token = await newToken()
    await save(token, 0)
    await save(token, 1, { nickname: 'newer' })
    const { data } = await save(token, version, { nickname: 'stale' })
    expect(data).toMatchObject({
      isSaved: false,
      draft: { version: 2, answers: { application: { nickname: 'newer' } } },
    })
    expect((await read(token)).answers.application).toEqual({ nickname: 'newer' })
  })

  it('accepts one of two changes at the same time', async () => {
    const token = await newToken()
    const answers = await Promise.all([save(token, 0), save(token, 0), save(token, 0)])
    expect(answers.filter(({ data }) => data.isSaved)).toHaveLength(1)
  })

  it('is not stored again by a stale tab after its deletion', async () => {
    const token = await newToken()
    await save(token, 0)
    await test.ask(path, { method: 'DELETE', token })
    expect((await save(token, 1)).data).toEqual({ isSaved: false, draft: null })
    expect(await read(token)).toBeNull()
  })

  it('contains neither hidden nor unknown answers', async () => {
    const token = await newToken()
    await save(token, 0, { byCar: false, plate: { area: 'MAINLAND', plate: '京A12345' }, more: 'x' })
    expect((await read(token)).answers.application).toEqual({ byCar: false })
  })

  it('is encrypted in the database', async () => {
    await save(await newToken(), 0, { nickname: 'Secret name' })
    const rows = await test.gateway.context.db.selectFrom('form_drafts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Secret name')
  })

  it('belongs to one account', async () => {
    await save(await newToken(), 0)
    expect(await read(await newToken())).toBeNull()
  })

  it('is deleted after 30 days', async () => {
    const token = await newToken()
    await save(token, 0)
    await deleteDueForms(test.gateway.context.db, test.clock.now() + 30 * DAY)
    expect(await read(token)).toBeNull()
  })

  it('refuses answers that are too long', async () => {
    const { statusCode } = await save(await newToken(), 0, { nickname: 'x'.repeat(250_000) })
    expect(statusCode).toBe(FORM_CODES.formTooLong)
  })
})

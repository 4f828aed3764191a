import type { Answers, KeepClass } from '@/domain/form-schema/definition'
import { deletedOn } from '@/domain/form-schema/keep'
import { FORM_CODES } from '@/domain/business-codes/form'
import type { Refusal } from '../../../../../scripts/gateway/core/envelope'
import { storeAnswers } from '../../../../../scripts/gateway/modules/base/form/answers-service'
import { publishForm, requireForm } from '../../../../../scripts/gateway/modules/base/form/definition-service'
import { formData } from '../../../../../scripts/gateway/modules/base/form/personal-service'
import {
  type AnswersReader,
  readAnswers,
  wholeIdentity,
} from '../../../../../scripts/gateway/modules/base/form/read-service'
import {
  deleteDueForms,
  moveAnswers,
  withdrawAnswers,
} from '../../../../../scripts/gateway/modules/base/form/retention-service'
import { field, form, text } from '../../../../domain/form-schema/support'
import { useGateway } from '../../../support/gateway'
import { storePicture } from '../../../support/private-pictures'

const test = useGateway()
const END = '2026-12-10'
const DOCUMENT = { idType: 'PASSPORT', idNo: 'E12345678' } as const

const FORM = form(
  field('plain', { kind: 'TEXT', limits: { most: 40 }, required: true, reuse: 'COMPANY' }),
  field('phone', { kind: 'PHONE', keep: 'CONTACT' }),
  field('document', { kind: 'DOCUMENT', keep: 'IDENTITY', shownAtDoor: true }),
  field('pictures', { kind: 'PICTURES', keep: 'PICTURE', limits: { most: 3 } }),
  field('health', { kind: 'YES_NO', keep: 'HEALTH', shownAtDoor: true }),
  field('agreed', {
    kind: 'CONSENT',
    keep: 'HEALTH',
    required: true,
    limits: { text: text('I agree'), textVersion: '1' },
  }),
  field('guardian', { kind: 'TEXT', keep: 'MINOR', limits: { most: 40 } }),
  field('guardianAgreed', {
    kind: 'CONSENT',
    keep: 'MINOR',
    required: true,
    limits: { text: text('I agree'), textVersion: '1' },
  }),
)

let last = 13_733_000_000
let owners = 0

const newOwner = async () => {
  const { userId, accessToken: token } = await test.signIn(String(++last))
  const pictures = [`EA${(owners += 1)}`, `EB${owners}`]
  for (const code of pictures) await storePicture(test, userId, code)
  return { owner: { kind: 'TEST', id: `T${owners}` }, userId, token, pictures }
}
type Owner = Awaited<ReturnType<typeof newOwner>>

const answersOf = ({ pictures }: Owner): Answers['application'] => ({
  ...{ plain: 'Foyer Ltd', phone: { countryCode: '86', cellphone: '13800138000' }, document: DOCUMENT },
  ...{ pictures: [pictures[0]!], health: true, agreed: '1', guardian: 'Lin', guardianAgreed: '1', unknown: 'x' },
})

const send = ({ owner, userId }: Owner, application: Answers['application'], only?: string[]) => {
  const { context } = test.gateway
  const sent = { owner, userId, end: END, scene: 'FORM' as const, facts: { day: END }, ...(only ? { only } : {}) }
  return context.db
    .transaction()
    .execute((tx) => storeAnswers(tx, context, { ...sent, definition: FORM, answers: { application, people: [] } }))
}

const sent = async (): Promise<Owner> => {
  const owner = await newOwner()
  await send(owner, answersOf(owner))
  return owner
}

const fieldsOf = async ({ owner }: Owner, reader: AnswersReader = 'APPLICANT') =>
  (await readAnswers(test.gateway.context.db, owner, reader)).map(({ fieldId }) => fieldId)

const picturesOf = async ({ userId }: Owner) => {
  const rows = await test.gateway.context.db
    .selectFrom('uploads')
    .select('entry_code')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ entry_code: code }) => code).sort()
}

const NOON = 4 * 3_600_000
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`) + NOON

describe('sent answers', () => {
  it('mask an identity, and decrypt the whole number for a check', async () => {
    const { owner } = await sent()
    const { context } = test.gateway
    const stored = await context.db.selectFrom('form_answers').selectAll().where('owner_id', '=', owner.id).execute()
    expect(JSON.stringify(stored)).not.toContain(DOCUMENT.idNo)
    const whole = await wholeIdentity(context.db, context.forms.key, owner, { fieldId: 'document', personKey: null })
    expect(whole).toEqual(DOCUMENT)
  })

  it.each<[AnswersReader, string[]]>([
    ['APPLICANT', ['agreed', 'document', 'guardian', 'guardianAgreed', 'health', 'phone', 'pictures', 'plain']],
    ['REVIEWER', ['document', 'phone', 'pictures', 'plain']],
    ['DOOR', ['document', 'health']],
  ])('show %s only the fields of their classes', async (reader, fields) => {
    expect(await fieldsOf(await sent(), reader)).toEqual(fields)
  })

  it('are refused with all problems, and nothing is stored', async () => {
    const owner = await newOwner()
    const refusal = (await send(owner, { agreed: '1', pictures: ['E-of-another'] }).catch(
      (error: unknown) => error,
    )) as Refusal
    expect(refusal.envelope('en-US')).toMatchObject({
      statusCode: FORM_CODES.formProblems,
      data: {
        problems: [
          { code: 'REQUIRED', fieldId: 'plain' },
          { code: 'INVALID', fieldId: 'pictures' },
          { code: 'REQUIRED', fieldId: 'guardianAgreed' },
        ],
      },
    })
    expect(await fieldsOf(owner)).toEqual([])
  })

  it('change only in the requested fields', async () => {
    const owner = await sent()
    await send(owner, { plain: 'ignored', pictures: [owner.pictures[1]!] }, ['pictures'])
    const stored = await readAnswers(test.gateway.context.db, owner.owner, 'APPLICANT')
    const valueOf = (id: string) => stored.find(({ fieldId }) => fieldId === id)?.value
    expect([valueOf('plain'), valueOf('pictures'), stored.length]).toEqual(['Foyer Ltd', [owner.pictures[1]], 8])
  })

  it('delete a replaced picture after 7 days', async () => {
    const owner = await sent()
    await send(owner, { pictures: [owner.pictures[1]!] }, ['pictures'])
    const now = test.clock.now()
    const { db } = test.gateway.context
    await deleteDueForms(db, now + 6 * 86_400_000)
    expect(await picturesOf(owner)).toEqual(owner.pictures)
    await deleteDueForms(db, now + 7 * 86_400_000 + 1000)
    expect(await picturesOf(owner)).toEqual([owner.pictures[1]])
  })

  it('fill the same kind of field of a later form', async () => {
    const owner = await sent()
    const later = form(
      field('company', { kind: 'TEXT', limits: { most: 40 }, reuse: 'COMPANY' }),
      field('number', { kind: 'NUMBER', reuse: 'COMPANY' }),
    )
    const { context } = test.gateway
    const { formId, version } = await publishForm(context.db, { ...later, formId: `LATER${owners}` }, test.clock.now())
    const { body } = await test.ask(`buyer/v1/forms/${formId}/versions/${version}/earlier_answers`, {
      token: owner.token,
    })
    expect(body.data).toMatchObject([{ fieldId: 'company', value: 'Foyer Ltd' }])
    expect(body.data).toHaveLength(1)
  })

  it('are in the copy of the account, and are erased with it', async () => {
    const owner = await sent()
    const { db } = test.gateway.context
    const account = { userId: owner.userId, countryCode: '86', cellphone: null, email: null }
    expect(JSON.stringify(await formData.read!(db, account))).toContain('Foyer Ltd')
    await db.transaction().execute((tx) => formData.erase!(tx, account, test.clock.now()))
    expect(await fieldsOf(owner)).toEqual([])
  })
})

describe('the retention of answers', () => {
  const LEFT: readonly [string, KeepClass, string[]][] = [
    ['2026-12-17', 'HEALTH', ['document', 'phone', 'pictures', 'plain']],
    ['2027-01-09', 'IDENTITY', ['phone', 'plain']],
    ['2027-03-10', 'PLAIN', []],
  ]

  it.each(LEFT)('deletes on %s the class %s', async (date, keep, fields) => {
    const owner = await sent()
    const { db } = test.gateway.context
    expect(deletedOn(keep, END)).toBe(date)
    await deleteDueForms(db, at(date) - 86_400_000)
    expect((await fieldsOf(owner)).length).toBeGreaterThan(fields.length)
    await deleteDueForms(db, at(date))
    expect(await fieldsOf(owner)).toEqual(fields)
    expect(await picturesOf(owner)).not.toContain(fields.includes('pictures') ? '' : owner.pictures[0])
  })

  it('records a deletion without content', async () => {
    const owner = await sent()
    const { db } = test.gateway.context
    await deleteDueForms(db, at('2026-12-17'))
    const lines = await db
      .selectFrom('form_deletions')
      .selectAll()
      .where('owner_id', '=', owner.owner.id)
      .orderBy('keep')
      .execute()
    expect(lines).toMatchObject([
      { owner_kind: 'TEST', keep: 'HEALTH', answers: 2 },
      { owner_kind: 'TEST', keep: 'MINOR', answers: 2 },
    ])
  })

  it('deletes identities and pictures of a withdrawn application at once', async () => {
    const owner = await sent()
    const { db } = test.gateway.context
    await db.transaction().execute((tx) => withdrawAnswers(tx, owner.owner, test.clock.now()))
    expect(await fieldsOf(owner)).toEqual(['agreed', 'guardian', 'guardianAgreed', 'health', 'phone', 'plain'])
    expect(await picturesOf(owner)).toEqual([owner.pictures[1]])
  })

  it('moves with the last day of the event', async () => {
    const owner = await sent()
    const { db } = test.gateway.context
    await db.transaction().execute((tx) => moveAnswers(tx, owner.owner, '2026-12-20'))
    const stored = await readAnswers(db, owner.owner, 'APPLICANT')
    expect(stored.every(({ keep, deletedOn: day }) => day === deletedOn(keep, '2026-12-20'))).toBe(true)
    await deleteDueForms(db, Date.parse('2027-01-15T00:00:00Z'))
    expect(await picturesOf(owner)).toContain(owner.pictures[0])
  })
})

describe('a published form', () => {
  it('is returned in the version that was asked for', async () => {
    const { db } = test.gateway.context
    const { version } = await publishForm(
      db,
      { ...(await requireForm(db, 'FM2', 1)), intro: text('New') },
      test.clock.now(),
    )
    const { body } = await test.ask('pub/v1/forms/FM2/versions/1')
    expect([version, body.data.intro['en-US']]).toEqual([2, 'Fill in this form for everyone who will attend.'])
    expect((await test.ask('pub/v1/forms/FM2/versions/3')).status).toBe(404)
  })

  it('has a JSON Schema for the tools of the merchant', async () => {
    const response = await fetch(`${test.gateway.url}/schemas/form-definition.json`)
    expect(await response.json()).toMatchObject({ title: 'Form definition', type: 'object' })
  })
})

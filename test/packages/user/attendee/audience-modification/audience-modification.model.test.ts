import { attendees, countries, createAttendee, deleteAttendee, updateAttendee } from '@/api/attendee'
import { idCardCheck } from '@/domain/identity/id-card'
import { AudienceModificationModel } from '@/packages/user/attendee/audience-modification/audience-modification.model'
import { RequestError } from '@/request/errors'
import { anAttendee } from '../../../../support/data/attendee'
import { screenScope } from '../../../../support/screen-scope'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const cardOf = (birthday: string) => {
  const digits = `310101${birthday}001`
  return digits + idCardCheck(digits)
}
const adult = cardOf('19900307')
const onFile = anAttendee('A1', { name: '林晚', cellphone: '13800000001', birthday: '' })

const setUp = async (id?: string, stored = onFile) => {
  const all = fakeServices({
    answers: [
      [countries, () => [{ code: '86', name: '中国内地' }]],
      [attendees, () => [stored]],
      [createAttendee, () => onFile],
      [updateAttendee, () => onFile],
      [deleteAttendee, () => undefined],
    ],
    agrees: true,
  })
  all.logIn()
  const { screen } = screenScope(all.services)
  const model = new AudienceModificationModel({ ...all.services, screen }, id)
  screen.start()
  await settle()
  return { ...all, model }
}

describe('the number of an ID card', () => {
  it.each([
    ['31010119900307', 'audience.idLength'],
    ['310101199002300010', 'audience.idBirthDate'],
    [adult.slice(0, 17) + (adult.endsWith('0') ? '1' : '0'), 'audience.idChecksum'],
  ])('shows an error for %s when the field loses focus', async (idNo, key) => {
    const { model } = await setUp()
    model.form.set('idNo', idNo)
    model.form.check('idNo')
    expect(model.form.problems.idNo).toEqual({ key })
  })

  it('is validated by the rule of the document type', async () => {
    const { model } = await setUp()
    model.form.set('idType', 'PASSPORT')
    model.form.set('idNo', 'E12345678')
    model.form.check('idNo')
    expect(model.form.problems.idNo).toBeUndefined()
  })

  it('fills in the account’s phone if the ID card belongs to a minor (domain §5)', async () => {
    const { model } = await setUp()
    model.form.set('cellphone', '13912345678')
    model.form.set('idNo', cardOf('20150307'))
    expect([model.minor, model.form.values.cellphone]).toEqual([true, '13800000001'])
    model.form.set('idNo', adult)
    expect(model.minor).toBe(false)
  })
})

it('recognizes a saved minor by the birthday, and fills in the account’s phone', async () => {
  const { model } = await setUp('A1', anAttendee('A1', { cellphone: '13912345678', birthday: '2015-03-07' }))
  expect([model.minor, model.form.values.cellphone]).toEqual([true, '13800000001'])
  model.form.set('idNo', adult)
  expect(model.minor).toBe(false)
})

describe('the saving of an attendee', () => {
  it('sends a normalized new attendee, and goes back', async () => {
    const { model, sentTo, went } = await setUp()
    model.form.set('name', ' 林晚 ')
    model.form.set('idNo', adult.toLowerCase())
    await model.form.submit()
    expect(sentTo(createAttendee)).toEqual([
      { name: '林晚', idType: 'ID_CARD', idNo: adult, region: '', cellphone: '', countryCode: '86' },
    ])
    expect(went).toEqual([['back']])
  })

  it('shows all errors at once', async () => {
    const { model, sentTo } = await setUp()
    model.form.set('cellphone', '12')
    await model.form.submit()
    expect(Object.keys(model.form.problems).sort()).toEqual(['cellphone', 'idNo', 'name'])
    expect(sentTo(createAttendee)).toEqual([])
  })

  it('leaves the stored number unchanged if the field is empty', async () => {
    const { model, sentTo } = await setUp('A1')
    expect([model.form.values.name, model.form.values.idNo, model.storedNumber]).toEqual([
      '林晚',
      '',
      '3101**********0019',
    ])
    await model.form.submit()
    expect(sentTo(updateAttendee)).toMatchObject([{ audienceId: 'A1', idNo: '' }])
    model.form.set('idType', 'PASSPORT')
    await model.form.submit()
    expect(model.form.problems.idNo).toEqual({ key: 'audience.idPlaceholder' })
  })

  it('requires and sends the country or region of a passport (domain §3)', async () => {
    const { model, sentTo } = await setUp()
    model.form.set('name', 'Ana Reis')
    model.form.set('idType', 'PASSPORT')
    model.form.set('idNo', 'PT7654321')
    await model.form.submit()
    expect([model.form.problems, sentTo(createAttendee)]).toEqual([{ region: { key: 'audience.regionMissing' } }, []])
    model.form.set('region', 'PT')
    await model.form.submit()
    expect(sentTo(createAttendee)).toMatchObject([{ idType: 'PASSPORT', region: 'PT' }])
  })

  it('sends no region for a document whose type implies the region', async () => {
    const { model, sentTo } = await setUp()
    model.form.set('name', '林晚')
    model.form.set('region', 'PT')
    model.form.set('idNo', adult)
    await model.form.submit()
    expect(sentTo(createAttendee)).toMatchObject([{ idType: 'ID_CARD', region: '' }])
  })

  it('shows a refusal in the form', async () => {
    const { model, answer } = await setUp('A1')
    answer(updateAttendee, refused('该证件已添加'))
    await model.form.submit()
    expect(model.form.problems.form?.message).toBe('该证件已添加')
  })
})

describe('the deletion of an attendee', () => {
  it('requests a confirmation first', async () => {
    const { model, state, sentTo, questions } = await setUp('A1')
    state.agrees = false
    await model.remove()
    expect([questions.length, sentTo(deleteAttendee)]).toEqual([1, []])
    state.agrees = true
    await model.remove()
    expect(sentTo(deleteAttendee)).toEqual([{ audienceId: 'A1' }])
  })

  it.each<[string, Error, object]>([
    ['no message', new RequestError({ kind: 'business', statusCode: 500 }), { key: 'error.deleteFailed', message: '' }],
    ['no response', new RequestError({ kind: 'network' }), { key: 'error.deleteFailed', message: '' }],
    ['a message', new RequestError({ kind: 'business', message: '使用中' }), { message: '使用中' }],
  ])('shows in the form a failed deletion with %s from the gateway', async (_, error, problem) => {
    const { model, answer, went } = await setUp('A1')
    answer(deleteAttendee, () => {
      throw error
    })
    await model.remove()
    expect(model.form.problems.form).toMatchObject(problem)
    expect(went).toEqual([])
  })

  it('reports an attendee as not found if another device deleted it', async () => {
    const { model } = await setUp('A9')
    expect(model.notFound).toBe(true)
  })
})

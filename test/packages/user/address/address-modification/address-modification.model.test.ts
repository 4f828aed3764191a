import { addressDetail, createAddress, deleteAddress, updateAddress } from '@/api/address'
import { countries } from '@/api/attendee'
import { AddressModificationModel } from '@/packages/user/address/address-modification/address-modification.model'
import { AddressListModel } from '@/packages/user/address/address/address.model'
import { RequestError } from '@/request/errors'
import { linkTo, replacedBy } from '@/router/link-to'
import { anAddress } from '../../../../support/data/address'
import { screenScope } from '../../../../support/screen-scope'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const onFile = anAddress({ isDefault: true })

const setUp = async (params: { id?: string; pick?: string } = {}) => {
  const all = fakeServices({
    answers: [
      [countries, () => [{ code: '86', name: '中国内地' }]],
      [addressDetail, () => onFile],
      [createAddress, () => ({ ...onFile, addressId: 'D2' })],
      [updateAddress, () => onFile],
    ],
    agrees: true,
  })
  const { screen } = screenScope(all.services)
  const model = new AddressModificationModel({ ...all.services, screen }, params)
  screen.start()
  await settle()
  return { ...all, model }
}

describe('an address', () => {
  it('shows errors for missing input, and the minimum length of the detail', async () => {
    const { model, stores } = await setUp()
    stores.preferences.chooseLanguage('en-US')
    model.form.set('detail', '18 River Rd')
    await model.form.submit()
    expect(Object.keys(model.form.problems).sort()).toEqual(['area', 'cellphone', 'detail', 'recipient'])
    expect(model.form.problems.detail).toEqual({ key: 'form.detail', values: { count: 12 } })
  })

  it('is saved unchanged if the buyer edits nothing', async () => {
    const { model, sentTo, went } = await setUp({ id: 'D1' })
    const { area, isDefault } = model.form.values
    expect([area.map(({ name }) => name), isDefault]).toEqual([['上海市', '上海市', '静安区'], true])
    await model.form.submit()
    expect(sentTo(updateAddress)).toMatchObject([{ addressId: 'D1', districtId: '310106', isDefault: true }])
    expect(went).toEqual([['back']])
  })

  it('remains open with a message when the deletion fails', async () => {
    const { model, answer, went } = await setUp({ id: 'D1' })
    answer(deleteAddress, () => {
      throw new RequestError({ kind: 'http', httpCode: 500 })
    })
    await model.remove()
    expect([model.form.problems.form?.key, went]).toEqual(['error.deleteFailed', []])
  })

  it('is selected for the purchase that opened its form', async () => {
    const { model, stores } = await setUp({ pick: '1' })
    model.form.fill({ recipient: '林晚', cellphone: '13800000001', detail: '河岸路 18 弄 6 号' })
    model.form.set('area', [
      { id: '31', name: '' },
      { id: '3101', name: '' },
      { id: '310106', name: '' },
    ])
    await model.form.submit()
    expect(stores.choices.consumeAddress()).toBe('D2')
  })
})

describe('the list of addresses', () => {
  it('returns the chosen address to the purchase', () => {
    const { services, stores, went } = fakeServices({ agrees: true })
    const model = new AddressListModel({ ...services, screen: screenScope(services).screen }, { pick: '1' })
    model.pick(onFile)
    expect(stores.choices.consumeAddress()).toBe('D1')
    expect(went).toEqual([['back']])
  })

  it('is replaced by the new address form during a purchase', () => {
    const { services } = fakeServices()
    const { screen } = screenScope(services)
    const model = new AddressListModel({ ...services, screen }, { pick: '1' })
    expect(model.add).toEqual(replacedBy('address-modification', { pick: '1' }))
    expect(new AddressListModel({ ...services, screen }, {}).add).toEqual(linkTo('address-modification'))
  })
})

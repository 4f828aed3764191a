import { ContactModel } from '@/components/checkout/contact/contact.model'
import { fakeServices } from '../../support/services'

const supportLoginAreas = ['86', '853'].map((code) => ({ code, name: code }))

const open = (contactType: 'PHONE' | 'EMAIL' | null, supportEmailOrder = true) => {
  const { stores, logIn } = fakeServices({ config: { supportEmailOrder, supportLoginAreas } })
  logIn(contactType === 'EMAIL' ? { email: 'ana@foyer.example', cellphone: '' } : {})
  return new ContactModel({ stores, contactType: () => contactType })
}

describe('the contact of an order', () => {
  it('is a phone number or an e-mail address, as in the account (domain §3)', () => {
    const mail = open('EMAIL')
    expect([mail.kind, mail.problem, mail.ordered]).toEqual(['EMAIL', null, { email: 'ana@foyer.example' }])
    expect(open('PHONE').kind).toBe('PHONE')
    expect(open(null).kind).toBe('PHONE')
  })

  it('is a phone number if the shop does not accept e-mail', () => {
    expect(open('EMAIL', false).kind).toBe('PHONE')
  })

  it('is a phone number after the buyer switches from e-mail', () => {
    const contact = open('EMAIL')
    contact.setKind('PHONE')
    expect(contact.kind).toBe('PHONE')
  })

  it.each([
    ['+86 138 0000 0002', { cellphone: '13800000002', countryCode: '86' }],
    ['+853 6612 3456', { cellphone: '66123456', countryCode: '853' }],
    ['853 6612 3456', { cellphone: '66123456', countryCode: '853' }],
  ])('is read from the pasted number %s', (typed, ordered) => {
    const contact = open('PHONE')
    contact.setPhone(typed)
    expect([contact.problem, contact.ordered]).toEqual([null, ordered])
  })
})

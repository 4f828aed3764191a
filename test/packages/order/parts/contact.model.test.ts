import { ContactModel } from '@/packages/order/parts/contact/contact.model'
import { fakeServices } from '../../../support/services'

const open = (contactType: 'PHONE' | 'EMAIL' | null, supportEmailOrder = true) => {
  const { stores, logIn } = fakeServices({ config: { supportEmailOrder } })
  logIn(contactType === 'EMAIL' ? { email: 'ana@foyer.example', cellphone: '' } : {})
  return new ContactModel({ stores, pre: () => contactType && { contactType } })
}

describe('the contact of an order', () => {
  it('is of the kind that the account has (domain §3)', () => {
    const mail = open('EMAIL')
    expect([mail.kind, mail.problem, mail.ordered]).toEqual(['EMAIL', null, { email: 'ana@foyer.example' }])
    expect(open('PHONE').kind).toBe('PHONE')
    expect(open(null).kind).toBe('PHONE')
  })

  it('is a phone where the shop takes no orders by e-mail', () => {
    expect(open('EMAIL', false).kind).toBe('PHONE')
  })

  it('is of the kind that the buyer chooses', () => {
    const contact = open('EMAIL')
    contact.setKind('PHONE')
    expect(contact.kind).toBe('PHONE')
  })
})

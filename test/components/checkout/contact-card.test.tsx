import { ContactCard } from '@/components/checkout/contact/contact-card'
import { RequiredParts } from '@/components/checkout/required-parts'
import { ContactModel } from '@/components/checkout/contact/contact.model'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

test('allows a long pasted number and browser autofill in the contact field', async () => {
  const { services, stores, logIn } = fakeServices()
  logIn({})
  const contact = new ContactModel({ stores, contactType: () => null })
  const screen = await mount(withServices(ContactCard, services), {
    model: { contact, required: new RequiredParts('test', []) },
  })
  const field = screen.find('input') as HTMLInputElement
  expect([field.autocomplete, field.maxLength > '手机：+86 (0) 138-0000-0002'.length]).toEqual(['tel', true])
  await screen.type(field, '手机：+86 (0) 138-0000-0002')
  expect(field.value).toBe('13800000002')
  screen.unmount()
})

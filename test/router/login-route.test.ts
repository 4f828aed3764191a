import { chooseLoginRoute } from '@/router/login-route'

it.each([
  [{ emailOnly: true, supportsPhoneBinding: true, choosesMethod: true }, 'login-email'],
  [{ emailOnly: false, supportsPhoneBinding: true, choosesMethod: true }, 'login-way'],
  [{ emailOnly: false, supportsPhoneBinding: false, choosesMethod: true }, 'login'],
  [{ emailOnly: false, supportsPhoneBinding: true, choosesMethod: false }, 'login'],
] as const)('maps %j to the login screen %s', (facts, name) => {
  expect(chooseLoginRoute(facts)).toBe(name)
})

import { chooseLoginRoute } from '@/router/login-route'

it.each([
  [{ emailOnly: true, supportsPhoneBinding: true, needsLoginWay: true }, 'login-email'],
  [{ emailOnly: false, supportsPhoneBinding: true, needsLoginWay: true }, 'login-way'],
  [{ emailOnly: false, supportsPhoneBinding: false, needsLoginWay: true }, 'login'],
  [{ emailOnly: false, supportsPhoneBinding: true, needsLoginWay: false }, 'login'],
] as const)('%j logs in by %s', (facts, name) => {
  expect(chooseLoginRoute(facts)).toBe(name)
})

import type { CodeAnswer } from '@/router/deep-link-entry'
import { createNavigate, type LoginName, type NavigateDeps } from '@/router/navigate'
import { createPostLoginRedirect } from '@/router/post-login-redirect'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'
import { fakeHost } from './fake-host'

/** Creates a router with all its dependencies on a fake host. `pages` are the pages that are open. */
export const setUp = (
  pages: string[],
  facts: { isWeb?: boolean; loggedIn?: boolean; loginRoute?: LoginName; carried?: Record<string, string> } = {},
) => {
  const { isWeb = true, loggedIn = true, loginRoute = 'login', carried = {} } = facts
  const host = fakeHost(...pages)
  const clock = fakeClock()
  const storage = memoryStorage()
  const account = { loggedIn }
  const deps = {
    host,
    isWeb,
    clock,
    postLoginRedirect: createPostLoginRedirect(storage, clock),
    origins: ['https://tickets.example'],
    linkHosts: () => ['partner.example'],
    confirmForeign: jest.fn((_host: string) => Promise.resolve(true)),
    resolveCode: jest.fn((_code: string): Promise<CodeAnswer> => Promise.resolve({ kind: 'unknown' })),
    loggedIn: () => account.loggedIn,
    loginRoute: () => loginRoute,
    carried: () => carried,
    hidePayment: jest.fn(),
    applyQuery: jest.fn(),
    onNavigationError: jest.fn(),
    onHostError: jest.fn(),
  } satisfies NavigateDeps
  return { host, clock, storage, account, deps, navigate: createNavigate(deps) }
}

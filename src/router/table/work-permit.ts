import { route } from './route'

const page = (screen: string) => `packages/user/work-permit/${screen}/${screen}`

export const workPermitRoutes = {
  'work-permit-login': route({
    page: page('work-permit-login'),
    web: ['/work-permit/login'],
    optional: ['projectCode'],
  }),
  'work-permit-apply': route({
    page: page('work-permit-apply'),
    web: ['/work-permit/apply'],
    optional: ['permitId', 'projectCode'],
  }),
  'work-permit-success': route({
    page: page('work-permit-success'),
    web: ['/work-permit/success'],
    login: true,
    required: ['permitId'],
  }),
  'work-permit-records': route({
    page: page('work-permit-records'),
    web: ['/work-permit/records'],
    account: 'work-permit-records',
    login: true,
    optional: ['permitId'],
  }),
}

import { route } from './route'

export const topicRoutes = {
  'annual-review': route({
    page: 'packages/topic/annual-review/annual-review',
    account: 'annual-review',
  }),
  'topic-activity': route({
    page: 'packages/topic/topic-activity/topic-activity',
    share: 'everyone',
    web: ['/topic-activity/{topicId}', '/topic-activity/{topicId}/coupon-template/{couponTemplateId}'],
    required: ['topicId'],
    optional: ['couponTemplateId'],
  }),
  'vote-detail': route({
    page: 'packages/topic/vote-detail/vote-detail',
    share: 'everyone',
    web: ['/vote-detail/{id}'],
    required: ['id'],
  }),
}

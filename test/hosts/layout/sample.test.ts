import { layoutIn } from './layout'

layoutIn('weapp', {
  cases: [{ guest: 'visitor', language: 'en-US', theme: 'dark' }],
  only: ['home', 'search', 'show'],
})

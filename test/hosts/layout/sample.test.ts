import { layoutIn } from './layout'

layoutIn('weapp', 'visitor', {
  looks: [{ language: 'en-US', theme: 'dark' }],
  only: ['home', 'search', 'show'],
})

import { walkTour } from '../support/tour'

describe('every screen of a visitor meets WCAG 2.2 AA, with links to screens', () => walkTour('visitor'))

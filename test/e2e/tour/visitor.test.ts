import { walkTour } from '../support/tour'

describe('every screen of a visitor meets WCAG 2.2 AA, and what leads to a screen is a link', () => walkTour('visitor'))

import { walkTour } from '../support/tour'

describe('screens of a member meet WCAG 2.2 AA, with links to screens (part 2)', () => walkTour('member', [2, 3]))

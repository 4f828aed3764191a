import { version } from '../../package.json'

test('the app’s version equals the specification’s (shell §9)', () => expect(version).toBe('1.0.0'))

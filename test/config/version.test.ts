import { version } from '../../package.json'

test('matches the app version with the specification (shell §9)', () => expect(version).toBe('1.0.0'))

import { defineModule } from '../../../core/module'

export const definition = defineModule({ seedAfter: ['show', 'session'] })

import { defineModule } from '../../core/module'

export const definition = defineModule({ tables: ['provider_payments', 'provider_notices'] })

import { island } from '../../../islands/island.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

/** Where the panel stands on the page; loaded in development alone. */
export const PanelSlot = island('webhook-panel', WebhookPanel, 'use');

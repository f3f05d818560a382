import { type FormEvent, useEffect, useState } from 'react';
import { mapFields, type SignUp } from '../../../sign-up/fields.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { island } from '../../islands/island.tsx';
import { showToast } from '../../layout/toasts/toasts.ts';
import './webhook-panel.css';
import { savedWebhookUrl, testSavedWebhook, testWebhook } from './webhook-test.ts';

const sample: SignUp = {
  ...mapFields((field) => `Test ${field}`),
  name: 'Test Fan',
  team: 'Test Team',
  email: 'test.fan@sportbuddy.example',
};

/**
 * Development only: sends a test record to an Airtable webhook before it is configured on the
 * server.
 */
function WebhookPanel() {
  const [shown, setShown] = useState(false);
  const [testing, setTesting] = useState(false);
  const [saved, setSaved] = useState('');
  useEffect(() => setSaved(savedWebhookUrl()), []);

  async function run(test: () => Promise<void>) {
    setTesting(true);
    try {
      await test();
    } finally {
      setTesting(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('webhookUrl'));
    void run(() => testWebhook(url, sample, showToast));
  }

  return (
    <section aria-label="Webhook test" className="content webhook-panel" data-ground="chalk">
      <Button look="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide webhook configuration' : 'Show webhook configuration'}
      </Button>
      {shown && (
        <form noValidate onSubmit={submit} className="webhook-form">
          <TextField
            name="webhookUrl"
            label="Airtable webhook URL"
            type="url"
            key={saved}
            defaultValue={saved}
          />
          <div className="webhook-ways">
            <Button type="submit" disabled={testing}>
              {testing ? 'Testing...' : 'Test webhook'}
            </Button>
            <Button
              look="outline"
              disabled={testing}
              onClick={() => run(() => testSavedWebhook(sample, showToast))}
            >
              Test the saved URL
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

export default island('use', WebhookPanel);

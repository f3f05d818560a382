import type { LoaderFunctionArgs } from 'react-router';
import { pubDetails } from './pub-details.ts';

/** Everything about the pubs that the map shows once it is awake, a file a language. */
export function loader({ request }: LoaderFunctionArgs) {
  return Response.json(pubDetails(new URL(request.url).pathname.includes('.ar.') ? 'ar' : 'en'));
}

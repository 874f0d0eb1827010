/** Put into the form's page as it comes from the server (inline-script.ts). */
import { keepForm } from './keep.ts';

keepForm();

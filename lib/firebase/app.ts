import { cert, deleteApp, getFirestore, initializeApp } from './sdk';

export type FirebaseSettings = {
  projectId: string;
  /**
   * A service account's key. Without it the SDK uses GOOGLE_APPLICATION_CREDENTIALS; an emulator
   * needs neither.
   */
  serviceAccount?: { project_id: string; client_email: string; private_key: string };
};

let opened = 0;

export function openFirebase({ projectId, serviceAccount }: FirebaseSettings) {
  const credential = serviceAccount && {
    credential: cert({
      projectId: serviceAccount.project_id,
      clientEmail: serviceAccount.client_email,
      privateKey: serviceAccount.private_key,
    }),
  };
  // The SDK keeps a list of apps by name for the whole process.
  const app = initializeApp({ projectId, ...credential }, `fraction-league-${++opened}`);
  return { app, firestore: getFirestore(app), close: () => deleteApp(app) };
}
export type FirebaseConnection = ReturnType<typeof openFirebase>;

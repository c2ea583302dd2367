// A phone's place and language, and nothing fetched from elsewhere.
user_pref('intl.accept_languages', 'es-ES');
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.update.auto', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
